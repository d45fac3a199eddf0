import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

// #region preview
// A row: {id: 10001, product: 'Standing desk', total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {
    field: 'total',
    headerName: 'Total ($)',
    type: 'number',
    width: 120,
    aggregable: false, // users can't change the function
  },
];

const initialState = {aggregation: {model: {total: 'sum'}}};
// #endregion

export default function LockedTotal() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
