import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(300);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'status', headerName: 'Status', width: 100},
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

export default function NestedGroups() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer and status"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['customer', 'status']},
          columns: {columnVisibilityModel: {customer: false, status: false}},
        }}
      />
    </div>
  );
}
// #endregion
