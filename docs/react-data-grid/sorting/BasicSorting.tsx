import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders} from '../../data/orders';

// #region preview
// A row: {id: 10001, product: 'Standing desk', total: 13176, orderedAt: Date, …}
const rows = createOrders(100);

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 110},
];

export default function BasicSorting() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
