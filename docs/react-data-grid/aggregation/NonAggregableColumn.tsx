import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, unitPrice: 549, …}
const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {
    field: 'unitPrice',
    headerName: 'Unit price ($)',
    type: 'number',
    width: 130,
    aggregable: false,
  },
];

const initialState = {aggregation: {model: {quantity: 'sum'}}};
// #endregion

export default function NonAggregableColumn() {
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
