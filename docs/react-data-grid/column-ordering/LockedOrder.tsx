import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', warehouse: 'Newark', stock: 42},
  {id: 2, product: 'Desk lamp', warehouse: 'Dallas', stock: 310},
  {id: 3, product: 'Webcam', warehouse: 'Reno', stock: 128},
];

const columns: GridColDef[] = [
  {field: 'warehouse', headerName: 'Warehouse', width: 120},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
  {field: 'product', headerName: 'Product (locked)', width: 160, disableReorder: true},
];
// #endregion

export default function LockedOrder() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGridPro aria-label="Inventory" rows={rows} columns={columns} />
    </div>
  );
}
