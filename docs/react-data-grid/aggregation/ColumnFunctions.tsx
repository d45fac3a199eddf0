import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createInventory, type InventoryItem} from '../../data/inventory';

const rows = createInventory(100);

// #region preview
// A row: {id: 'FUR-1001', product: 'Filing cabinet', unitCost: 88, stock: 25, …}
const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {
    field: 'unitCost',
    headerName: 'Unit cost ($)',
    type: 'number',
    width: 130,
    availableAggregationFunctions: ['min', 'max'], // A sum would make no sense.
  },
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
];

const initialState = {aggregation: {model: {unitCost: 'max', stock: 'sum'}}};
// #endregion

export default function ColumnFunctions() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
