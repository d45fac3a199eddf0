import * as React from 'react';
import {DataGrid, type GridColDef, type GridRowId} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';
import {createServer} from '../data/server';

// #region preview
const server = createServer(createOrders(1000));
const pageSize = 10;

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'port', headerName: 'Port', width: 120},
];

export default function CursorPagination() {
  const [page, setPage] = React.useState(0);
  const [loading, setLoading] = React.useState(true);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(0);
  // The cursor of each page that is known so far
  const cursors = React.useRef(new Map<number, GridRowId>());

  React.useEffect(() => {
    let isLatest = true;
    const after = cursors.current.get(page);
    server.list({cursor: {after, pageSize}}).then((answer) => {
      if (isLatest) {
        if (answer.nextCursor !== undefined) {
          cursors.current.set(page + 1, answer.nextCursor);
        }
        setRows(answer.rows);
        setRowCount(answer.rowCount);
        setLoading(false);
      }
    });
    return () => {
      isLatest = false;
    };
  }, [page]);

  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={loading}
        rowCount={rowCount}
        paginationMode="server"
        paginationModel={{page, pageSize}}
        onPaginationModelChange={(model) => {
          const isKnown = model.page === 0 || cursors.current.has(model.page);
          if (isKnown && model.page !== page) {
            setPage(model.page);
            setLoading(true);
          }
        }}
        pageSizeOptions={[pageSize]}
      />
    </div>
  );
}
// #endregion
