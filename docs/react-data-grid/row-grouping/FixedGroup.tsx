import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', …}
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160, groupable: false},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'country', headerName: 'Country', width: 140},
];

const initialState = {
  rowGrouping: {model: ['customer']},
  columns: {columnVisibilityModel: {customer: false}},
};
// #endregion

export default function FixedGroup() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
