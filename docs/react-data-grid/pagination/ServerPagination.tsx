import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import {createOrders} from '../../data/orders';
import {createServer, type ListRequest} from '../data/server';
import {useServerPage} from '../data/useServerPage';

const server = createServer(createOrders(10_000));
const useOrders = (request: ListRequest) => useServerPage(server, request);
const pageSizeOptions = [5, 10];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
];

export default function ServerPagination() {
  // #region preview
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  // {rows: [{id: 10001, …}, …], rowCount: 10000, loading: false}
  const answer = useOrders({paginationModel, sortModel, filterModel});

  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={answer.rows}
        rowCount={answer.rowCount}
        loading={answer.loading}
        columns={columns}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        pageSizeOptions={pageSizeOptions}
      />
    </div>
  );
  // #endregion
}
