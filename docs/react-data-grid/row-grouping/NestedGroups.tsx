import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(300);

// #region preview
// A row: {customer: 'Alder Clinics', status: 'Shipped', product: 'Standing desk', …}
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'status', headerName: 'Status', width: 100},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

const initialState = {
  rowGrouping: {model: ['customer', 'status']}, // first by customer, then by status
  columns: {columnVisibilityModel: {customer: false, status: false}},
};
// #endregion

export default function NestedGroups() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer and status"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
