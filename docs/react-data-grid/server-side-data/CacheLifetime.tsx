import * as React from 'react';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../data/invoices';
import {createServer} from '../data/server';
import {ServerControls} from '../data/ServerControls';

const server = createServer(createInvoices(500));

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
];

// Outside the component, because the cache must survive renders.
const tenSecondCache = new GridDataSourceCacheDefault({ttl: 10_000});

export default function CacheLifetime() {
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({sortModel, filterModel, paginationModel}) => {
        setRequests((prev) => prev + 1);
        return server.list({sortModel, filterModel, paginationModel});
      },
    }),
    [],
  );

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 430}}>
      <ServerControls requests={requests} />
      {/* #region preview */}
      {/* Outside the component: */}
      {/* const tenSecondCache = new GridDataSourceCacheDefault({ttl: 10_000}); */}
      <DataGrid
        aria-label="Invoices"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={tenSecondCache}
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pageSizeOptions={[5]}
      />
      {/* #endregion */}
    </div>
  );
}
