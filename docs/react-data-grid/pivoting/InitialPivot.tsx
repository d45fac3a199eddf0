import {
  DataGridPremium,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(500);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', status: 'Shipped', quantity: 24, …}
const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'customer'}],
      columns: [{field: 'status', sort: 'asc'}],
      values: [{field: 'quantity', aggFunc: 'sum'}],
    },
  },
};

// Pass it to the grid: <DataGridPremium initialState={initialState} … />
// #endregion

export default function InitialPivot() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer and status"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
