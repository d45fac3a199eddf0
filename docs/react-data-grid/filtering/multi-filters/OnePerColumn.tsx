import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createInventory, type InventoryItem} from '../../../data/inventory';

const rows = createInventory(1_000);

const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'warehouse', headerName: 'Warehouse', width: 120},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
];

// #region preview
// Form for 'stock': {field: 'stock', columns, currentFilters: [{field: 'stock', …}]}
function filterColumns({field, columns: all, currentFilters}: FilterColumnsArgs) {
  const used = currentFilters.map((item) => item.field);
  return all
    .map((column) => column.field)
    .filter((candidate) => candidate === field || !used.includes(candidate));
}

function getColumnForNewFilter(args: GetColumnForNewFilterArgs) {
  const used = args.currentFilters.map((item) => item.field);
  const next = args.columns.find(({field}) => !used.includes(field));
  return next?.field ?? null;
}

const slotProps = {
  filterPanel: {filterFormProps: {filterColumns}, getColumnForNewFilter},
};
// #endregion

export default function OnePerColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
