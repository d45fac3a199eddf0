import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowId,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

const PAGE_SIZE = 10;
const server = createServer(createOrders(1_000));
const fetchOrders = (after: GridRowId | undefined) =>
  server.list({cursor: {after, pageSize: PAGE_SIZE}});
const pageSizeOptions = [PAGE_SIZE];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'customer', headerName: 'Customer', width: 160},
];

export default function CursorPagination() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: PAGE_SIZE,
  });
  const [answer, setAnswer] = React.useState<{
    page?: number;
    rows: Order[];
    rowCount: number;
  }>({rows: [], rowCount: 0});
  const {page} = paginationModel;

  // #region preview
  // Maps each page to its cursor. The first page has none.
  const cursors = React.useRef(new Map<number, GridRowId>());

  React.useEffect(() => {
    let isLatest = true;
    // {rows: [{id: 10011, product: 'Desk lamp', …}, …], rowCount: 1000, nextCursor: 10020}
    fetchOrders(cursors.current.get(page)).then(({rows, rowCount, nextCursor}) => {
      if (isLatest) {
        if (nextCursor !== undefined) {
          cursors.current.set(page + 1, nextCursor);
        }
        setAnswer({page, rows, rowCount});
      }
    });
    return () => {
      isLatest = false;
    };
  }, [page]);

  const changePage = (model: GridPaginationModel) => {
    if (model.page === 0 || cursors.current.has(model.page)) {
      setPaginationModel(model);
    }
  };
  // #endregion

  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={answer.rows}
        columns={columns}
        loading={answer.page !== page}
        rowCount={answer.rowCount}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={changePage}
        pageSizeOptions={pageSizeOptions}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
