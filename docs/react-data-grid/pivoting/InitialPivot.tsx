import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(500);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'customer'}],
      columns: [{field: 'status', sort: 'asc' as const}],
      values: [{field: 'quantity', aggFunc: 'sum'}],
    },
  },
};

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
// #endregion
