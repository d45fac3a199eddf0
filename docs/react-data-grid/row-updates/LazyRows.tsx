import * as React from 'react';
import {debounce} from '@mui/material/utils';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

const orders = createOrders(10_000);
const firstRows = orders.slice(0, 20);
const server = createServer(orders, {delay: 300});

/** Fetches the rows from `start` up to, but not including, `end`. */
const fetchRange = (start: number, end: number) =>
  server.list({range: {start, end: end - 1}});

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

// Shown although deprecated: rowsLoadingMode, onFetchRows
export default function LazyRows() {
  // #region preview
  const apiRef = useGridApiRef();

  const fetchRows = React.useMemo(
    () =>
      debounce(async (params: GridFetchRowsParams) => {
        const {firstRowToRender, lastRowToRender} = params;
        // fetchRange(40, 52) resolves to {rows: [{id: 10041, total: 118, …}, …]}
        const {rows} = await fetchRange(firstRowToRender, lastRowToRender);
        apiRef.current?.unstable_replaceRows(firstRowToRender, rows);
      }, 200),
    [apiRef],
  );

  React.useEffect(() => () => fetchRows.clear(), [fetchRows]);
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        apiRef={apiRef}
        rows={firstRows}
        columns={columns}
        rowCount={orders.length}
        rowsLoadingMode="server"
        onFetchRows={fetchRows}
        sortingMode="server"
        filterMode="server"
        disableColumnSorting
        disableColumnFilter
        hideFooterPagination
      />
    </div>
  );
}
