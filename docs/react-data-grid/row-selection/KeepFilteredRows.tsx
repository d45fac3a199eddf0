import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {id: 10001, product: 'Standing desk', status: 'Shipped', …}
export default function KeepFilteredRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
        keepNonExistentRowsSelected
        showToolbar
      />
    </div>
  );
}
// #endregion
