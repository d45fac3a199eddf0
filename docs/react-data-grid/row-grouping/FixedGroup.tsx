import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160, groupable: false},
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'port', headerName: 'Port', width: 120},
];

export default function FixedGroup() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['customer']},
          columns: {columnVisibilityModel: {customer: false}},
        }}
      />
    </div>
  );
}
// #endregion
