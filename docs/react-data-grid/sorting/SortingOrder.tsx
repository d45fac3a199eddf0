import {DataGrid, type GridColDef, type GridSortDirection} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(100);
const sortingOrder: GridSortDirection[] = ['asc', 'desc'];

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'customer', headerName: 'Customer', width: 150},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function SortingOrder() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        sortingOrder={sortingOrder}
      />
    </div>
  );
}
// #endregion
