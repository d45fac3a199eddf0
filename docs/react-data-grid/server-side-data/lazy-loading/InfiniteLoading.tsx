import * as React from 'react';
import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createInvoices, type Invoice} from '../../../data/invoices';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createInvoices(100));

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
];

export default function InfiniteLoading() {
  const [requests, setRequests] = React.useState(0);

  // #region preview
  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({sortModel, filterModel, start, end}) => {
        setRequests((prev) => prev + 1);
        const range = {start: Number(start), end}; // {start: 0, end: 14}
        const {rows} = await server.list({sortModel, filterModel, range});
        // Without a row count, the grid requests blocks until one has no new rows.
        return {rows};
      },
    }),
    [],
  );
  // #endregion

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 440}}>
      <ServerControls requests={requests} />
      <DataGridPro
        aria-label="Invoices"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        scrollEndThreshold={120}
        initialState={{pagination: {paginationModel: {pageSize: 15}}}}
      />
    </div>
  );
}
