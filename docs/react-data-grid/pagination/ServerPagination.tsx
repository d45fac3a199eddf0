import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';
import {createServer} from '../data/server';

// #region preview
const server = createServer(createOrders(10_000));

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
];

export default function ServerPagination() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const request = React.useMemo(
    () => ({paginationModel, sortModel, filterModel}),
    [paginationModel, sortModel, filterModel],
  );
  const [answer, setAnswer] = React.useState({
    request: {},
    rows: [] as Order[],
    rowCount: 0,
  });

  React.useEffect(() => {
    let isLatest = true;
    server.list(request).then(({rows, rowCount}) => {
      if (isLatest) {
        setAnswer({request, rows, rowCount});
      }
    });
    return () => {
      isLatest = false;
    };
  }, [request]);

  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={answer.rows}
        rowCount={answer.rowCount}
        columns={columns}
        loading={answer.request !== request}
        pageSizeOptions={[5, 10]}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </div>
  );
}
// #endregion
