import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {
    field: 'unitPrice',
    headerName: 'Unit price ($)',
    type: 'number',
    width: 130,
    aggregable: false,
  },
];

export default function NonAggregableColumn() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={{aggregation: {model: {quantity: 'sum'}}}}
      />
    </div>
  );
}
// #endregion
