import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

// #region preview
// A row: {id: 10001, product: 'Standing desk', total: 13176, …}
const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 120},
];

export default function StaticHeight() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} rowHeight={28} />
    </div>
  );
}
// #endregion
