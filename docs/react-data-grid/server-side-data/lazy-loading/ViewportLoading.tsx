import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createOrders, ORDER_STATUSES, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';

const server = createServer(createOrders(100_000), {delay: 300});

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES,
    editable: true,
    width: 110,
  },
];

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, start, end}) => {
    const range = {start: Number(start), end}; // {start: 0, end: 24}
    const {rows, rowCount} = await server.list({sortModel, filterModel, range});
    // The row count is known, so the scrollbar covers all 100,000 rows.
    return {rows, rowCount};
  },
  updateRow: ({updatedRow}) => server.update(updatedRow as Order),
};
// #endregion

export default function ViewportLoading() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{pagination: {paginationModel: {pageSize: 25}}}}
      />
    </div>
  );
}
