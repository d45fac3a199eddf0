import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from './data/orders';

// 10,000 rows: {id: 1, customer: 'Island Ferries', product: 'Fender', port: 'Bergen', quantity: 12, unitPrice: 57, …}
const rows = createOrders(10_000);
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 150},
  {field: 'port', headerName: 'Port', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    flex: 1,
    minWidth: 150,
    valueGetter: (_, row) => (row.quantity ? row.quantity * row.unitPrice : null),
    valueFormatter: (value: number | null) =>
      value === null ? '' : dollars.format(value),
  },
];

export default function GroupedBoard() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={{
          columns: {columnVisibilityModel: {customer: false, product: false}},
          rowGrouping: {model: ['customer', 'product']},
          aggregation: {model: {quantity: 'sum', revenue: 'sum'}},
        }}
        groupingColDef={{headerName: 'Customer and product', width: 230}}
        cellSelection
        showToolbar
      />
    </div>
  );
}
// #endregion
