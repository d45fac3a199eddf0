import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders} from '../../data/orders';

// #region preview
// A row: {id: 10001, product: 'Standing desk', customer: 'Alder Clinics', total: 13176, …}
const rows = createOrders(500);

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

export default function DefaultPagination() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
