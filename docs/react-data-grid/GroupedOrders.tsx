import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

const rows = createOrders(10_000);
const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 150},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {
    field: 'total',
    headerName: 'Revenue',
    type: 'number',
    flex: 1,
    minWidth: 150,
    valueFormatter: (value?: number) => (value == null ? '' : currency.format(value)),
  },
];

export default function GroupedOrders() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={{
          columns: {columnVisibilityModel: {customer: false, product: false}},
          rowGrouping: {model: ['customer', 'product']},
          aggregation: {model: {quantity: 'sum', total: 'sum'}},
        }}
        groupingColDef={{headerName: 'Customer and product', width: 230}}
        cellSelection
        showToolbar
      />
    </div>
  );
}
// #endregion
