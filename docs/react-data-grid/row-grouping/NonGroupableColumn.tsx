import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 140, groupable: false},
  {field: 'port', headerName: 'Port', width: 120},
];

export default function NonGroupableColumn() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPremium aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
