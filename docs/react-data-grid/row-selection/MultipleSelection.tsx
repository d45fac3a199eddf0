import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, …}
const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

export default function MultipleSelection() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
