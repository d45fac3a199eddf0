import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';

// 10,000 rows: {id: 1, product: 'Fender', port: 'Bergen', quantity: 12, status: 'Open', …}
const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', type: 'number', width: 90},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 140},
  {field: 'port', headerName: 'Port', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function StartState() {
  return (
    <div style={{height: 371, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={{
          columns: {columnVisibilityModel: {status: false}},
          filter: {
            filterModel: {items: [{field: 'quantity', operator: '>', value: 30}]},
          },
          sorting: {sortModel: [{field: 'quantity', sort: 'desc'}]},
          pagination: {paginationModel: {pageSize: 5}},
        }}
        pageSizeOptions={[5, 10]}
      />
      {/* #endregion */}
    </div>
  );
}
