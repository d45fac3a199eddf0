import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', total: 13176, …}
const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'total', headerName: 'Total', type: 'number', width: 90},
];

export default function FixedSize() {
  return (
    <div style={{height: 350, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
