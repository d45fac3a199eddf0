import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../../data/parcels';

// #region preview
const rows = createParcels(1000);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
];

function filterColumns({field, columns: all, currentFilters}: FilterColumnsArgs) {
  const used = currentFilters.map((item) => item.field);
  return all
    .filter((column) => column.field === field || !used.includes(column.field))
    .map((column) => column.field);
}

function getColumnForNewFilter({
  currentFilters,
  columns: all,
}: GetColumnForNewFilterArgs) {
  const used = currentFilters.map((item) => item.field);
  const next = all.find((column) => column.filterable && !used.includes(column.field));
  return next?.field ?? null;
}

export default function OnePerColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{
          filterPanel: {filterFormProps: {filterColumns}, getColumnForNewFilter},
        }}
      />
    </div>
  );
}
// #endregion
