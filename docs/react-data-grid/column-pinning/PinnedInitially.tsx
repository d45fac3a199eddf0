import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', …}
const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', width: 150, editable: true},
  {field: 'product', headerName: 'Product', width: 200, editable: true},
  {field: 'status', headerName: 'Status', width: 100, editable: true},
  {field: 'country', headerName: 'Country', width: 150},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 120},
];

const initialState = {pinnedColumns: {left: ['customer'], right: ['status']}};
// #endregion

export default function PinnedInitially() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
