import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const parcels = createParcels(100);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', editable: true, flex: 1, minWidth: 130},
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    editable: true,
    width: 120,
  },
];

export default function BulkPaste() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(0);
  const originalsRef = React.useRef(new Map<GridRowId, Parcel>());

  const processRowUpdate = (row: Parcel, original: Parcel) => {
    if (!originalsRef.current.has(row.id)) {
      originalsRef.current.set(row.id, original);
    }
    setCount(originalsRef.current.size);
    return row;
  };
  const finish = (isDiscarded: boolean) => {
    const originals = [...originalsRef.current.values()];
    originalsRef.current.clear();
    apiRef.current?.updateRows(
      isDiscarded ? originals : originals.map(({id}) => ({id})),
    );
    setCount(0);
  };

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button disabled={count === 0} onClick={() => finish(false)}>
          Save {count}
        </Button>
        <Button disabled={count === 0} onClick={() => finish(true)}>
          Discard
        </Button>
      </Stack>
      <div style={{height: 400}}>
        <DataGridPremium
          aria-label="Parcels"
          apiRef={apiRef}
          rows={parcels}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          processRowUpdate={processRowUpdate}
          getRowClassName={({id}) => (originalsRef.current.has(id) ? 'changed' : '')}
          sx={{'& .changed': {backgroundColor: 'rgba(255, 193, 7, 0.24)'}}}
        />
      </div>
    </div>
  );
}
// #endregion
