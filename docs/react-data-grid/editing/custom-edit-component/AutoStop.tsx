import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';

// #region preview
function ServiceEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Parcel, string>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSelectElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  const choose = async (service: string) => {
    const isValid = await apiRef.current.setEditCellValue({id, field, value: service});
    if (isValid) {
      apiRef.current.stopCellEditMode({id, field});
    }
  };

  return (
    <NativeSelect
      inputRef={ref}
      fullWidth
      value={value}
      onChange={(event) => choose(event.target.value)}
      inputProps={{'aria-label': 'Service'}}
      sx={{px: 1}}
    >
      <option>Standard</option>
      <option>Express</option>
      <option>Overnight</option>
    </NativeSelect>
  );
}

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {
    field: 'service',
    headerName: 'Service',
    editable: true,
    width: 140,
    renderEditCell: (params) => <ServiceEditor {...params} />,
  },
];

const rows = createParcels(20);

export default function AutoStop() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid aria-label="Parcels" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
