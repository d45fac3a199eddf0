import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, …}
const orders = createOrders(103);
const rows = orders.slice(3);
const pinnedRows = {top: orders.slice(0, 1), bottom: orders.slice(1, 3)};

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true},
  {field: 'quantity', headerName: 'Quantity', type: 'number', editable: true},
];
// #endregion

export default function PinnedWithPages() {
  return (
    <div style={{height: 540, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5, 25, 100]}
        initialState={{pagination: {paginationModel: {pageSize: 5}}}}
      />
    </div>
  );
}
