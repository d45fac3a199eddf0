import * as React from 'react';
import {QueryClient} from '@tanstack/react-query';
import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';
import {ServerControls} from '../data/ServerControls';

// The first request fails, so the query client sends another one.
const server = createServer(createOrders(200), {failures: [1]});

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'country', headerName: 'Country', width: 130},
];

const queryClient = new QueryClient();

export default function QueryRows() {
  const [requests, setRequests] = React.useState(0);

  // #region preview
  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: ({sortModel, filterModel, paginationModel}) =>
        queryClient.fetchQuery({
          queryKey: ['orders', {sortModel, filterModel, paginationModel}],
          queryFn: ({signal}) => {
            setRequests((prev) => prev + 1);
            return server.list({sortModel, filterModel, paginationModel}, signal);
          },
          staleTime: 60_000,
          retry: 2,
          retryDelay: 500,
        }),
    }),
    [],
  );
  // #endregion

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 430}}>
      <ServerControls
        requests={requests}
        onClearCache={() => queryClient.removeQueries({queryKey: ['orders']})}
      />
      <DataGrid
        aria-label="Orders"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
