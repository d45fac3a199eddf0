import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

const server = createServer(createOrders(10_000));

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({paginationModel, sortModel, filterModel}) => {
    const {rows, rowCount} = await server.list({
      paginationModel, // {page: 0, pageSize: 25}
      sortModel, // [{field: 'total', sort: 'desc'}]
      filterModel, // {items: [{field: 'customer', operator: 'contains', …}]}
    });
    // A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
    return {rows, rowCount};
  },
};
// #endregion

export default function ServerGrid() {
  return (
    <div style={{height: 424, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          pagination: {paginationModel: {pageSize: 25}, rowCount: 0},
        }}
        pageSizeOptions={[25, 50, 100]}
        showToolbar
      />
    </div>
  );
}
