import {DataGrid, type GridColDef, type GridSortDirection} from '@mui/x-data-grid';
import {createOrders} from '../../data/orders';

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, …}
const rows = createOrders(100);

// Users can change the direction but not remove the sorting.
const sortingOrder: GridSortDirection[] = ['asc', 'desc'];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'customer', headerName: 'Customer', width: 160},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    // The first click shows the largest quantities.
    sortingOrder: ['desc', 'asc', null],
  },
];
// #endregion

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
