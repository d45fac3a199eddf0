import {DataGrid, type GridColDef, type GridInitialState} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

const pageSizeOptions = [5, 10];

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, status: 'Shipped', …}
const initialState: GridInitialState = {
  columns: {columnVisibilityModel: {status: false}},
  filter: {filterModel: {items: [{field: 'quantity', operator: '>', value: 12}]}},
  sorting: {sortModel: [{field: 'quantity', sort: 'desc'}]},
  pagination: {paginationModel: {pageSize: 5}},
};

// Pass it to the grid: <DataGrid initialState={initialState} … />
// #endregion

export default function StartState() {
  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
      />
    </div>
  );
}
