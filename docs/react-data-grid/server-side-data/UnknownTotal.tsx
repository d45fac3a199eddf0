import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

const server = createServer(createOrders(18));

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
];

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({start, paginationModel, sortModel, filterModel}) => {
    const {rows, hasNextPage} = await server.list({
      paginationModel,
      sortModel,
      filterModel,
    });
    // The number of rows is unknown until the last page.
    return {rows, rowCount: hasNextPage ? -1 : Number(start) + rows.length};
  },
};
// #endregion

export default function UnknownTotal() {
  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: -1},
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
