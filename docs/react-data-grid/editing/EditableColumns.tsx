import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, ORDER_STATUSES, type Order} from '../../data/orders';

const rows = createOrders(20);

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, status: 'Shipped', …}
const editableColumns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', editable: true, width: 170},
  {field: 'quantity', headerName: 'Quantity', type: 'number', editable: true},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES, // ['Pending', 'Paid', 'Shipped', …]
    editable: true,
    width: 120,
  },
];
// #endregion

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  ...editableColumns,
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    editable: true,
    width: 150,
  },
];

export default function EditableColumns() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
