import * as React from 'react';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';
import {ServerControls} from '../data/ServerControls';

const server = createServer(createOrders(200));

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

export default function CachedPages() {
  // #region preview
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      // The grid doesn't call it for a page that is in the cache.
      getRows: async ({sortModel, filterModel, paginationModel}) => {
        setRequests((prev) => prev + 1);
        return server.list({sortModel, filterModel, paginationModel});
      },
    }),
    [],
  );

  const clearCache = () => apiRef.current?.dataSource.cache.clear();
  // #endregion

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 440}}>
      <ServerControls requests={requests} onClearCache={clearCache} />
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pageSizeOptions={[5, 10, 20]}
      />
    </div>
  );
}
