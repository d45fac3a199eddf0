import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
// {id: 1, customer: 'Island Ferries', product: 'Fender', quantity: 12, unitPrice: 57, …}
const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 170},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {
    field: 'value',
    headerName: 'Value ($)',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.quantity * row.unitPrice,
  },
];

export default function GroupTotals() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['customer']},
          columns: {columnVisibilityModel: {customer: false}},
          aggregation: {model: {quantity: 'sum', value: 'sum'}},
        }}
      />
    </div>
  );
}
// #endregion
