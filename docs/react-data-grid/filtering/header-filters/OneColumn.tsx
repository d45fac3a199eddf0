import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../../data/parcels';

// #region preview
const rows = createParcels(1000);

function InsuredFilter({item, colDef, inputRef}: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();

  return (
    <NativeSelect
      fullWidth
      value={item.value ?? ''}
      inputRef={inputRef}
      inputProps={{'aria-label': 'Filter by insurance', tabIndex: -1}}
      onFocus={() => apiRef.current.startHeaderFilterEditMode(colDef.field)}
      onBlur={() => apiRef.current.stopHeaderFilterEditMode()}
      onChange={({target}) => {
        if (target.value) {
          apiRef.current.upsertFilterItem({
            ...item,
            operator: 'is',
            value: target.value,
          });
        } else {
          apiRef.current.deleteFilterItem(item);
        }
      }}
    >
      <option value="">All</option>
      <option value="true">Insured</option>
      <option value="false">Not insured</option>
    </NativeSelect>
  );
}

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150},
  {
    field: 'insured',
    headerName: 'Insured',
    type: 'boolean',
    width: 140,
    renderHeaderFilter: (params) => <InsuredFilter {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 110,
    renderHeaderFilter: () => 'No filter',
  },
];

export default function OneColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro aria-label="Parcels" rows={rows} columns={columns} headerFilters />
    </div>
  );
}
// #endregion
