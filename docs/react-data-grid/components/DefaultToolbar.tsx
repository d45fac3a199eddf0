import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', total: 13176, …}
const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
];

export default function DefaultToolbar() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid label="Orders" rows={rows} columns={columns} showToolbar />
    </div>
  );
}
// #endregion
