import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import {createInventory, type InventoryItem} from '../../data/inventory';

const rows = createInventory(100);

// #region preview
const columns: GridColDef<InventoryItem>[] = [
  {field: 'id', headerName: 'SKU', width: 100},
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'warehouse', headerName: 'Warehouse', width: 120},
  {field: 'stock', headerName: 'Stock', type: 'number'},
];

const columnGroupingModel: GridColumnGroupingModel = [
  {groupId: 'Product (fixed)', children: [{field: 'product'}, {field: 'category'}]},
  {
    groupId: 'Stock (free)',
    freeReordering: true,
    children: [{field: 'warehouse'}, {field: 'stock'}],
  },
];
// #endregion

export default function FreeReordering() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
