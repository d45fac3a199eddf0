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
function useOrders(request: ListRequest) {
  const {rows, rowCount, loading} = useServerPage(server, request);
  return {rows, rowCount, loading};
}
const pageSizeOptions = [5, 10];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
];

// #region preview
// useOrders fetches {rows: [{id: 10001, product: 'Standing desk', …}, …], rowCount: 10000}.
function useGridProps() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});

  return {
    ...useOrders({paginationModel, sortModel, filterModel}),
    paginationMode: 'server',
    paginationModel,
    onPaginationModelChange: setPaginationModel,
    sortingMode: 'server',
    sortModel,
    onSortModelChange: setSortModel,
    filterMode: 'server',
    filterModel,
    onFilterModelChange: setFilterModel,
  } as const;
}
// #endregion

export default function ServerPagination() {
  const gridProps = useGridProps();

  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        {...gridProps}
        aria-label="Orders"
        columns={columns}
        pageSizeOptions={pageSizeOptions}
      />
    </div>
  );
}
