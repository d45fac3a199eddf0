import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(10_000);

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', quantity: 24, total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 140},
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['customer']},
  columns: {columnVisibilityModel: {customer: false}},
  aggregation: {model: {quantity: 'sum', total: 'sum'}},
  sorting: {sortModel: [{field: 'total', sort: 'desc'}]}, // largest total first
};
// #endregion

export default function GroupTotals() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
