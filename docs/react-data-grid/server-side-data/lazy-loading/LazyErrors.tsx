import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import {createInvoices, type Invoice} from '../../../data/invoices';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createInvoices(1_000), {delay: 600});

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', flex: 1, minWidth: 120},
];

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, start, end}) => {
    const range = {start: Number(start), end};
    const {rows, rowCount} = await server.list({sortModel, filterModel, range});
    return {rows, rowCount};
  },
};

export default function LazyErrors() {
  // #region preview
  const apiRef = useGridApiRef();
  // For example {start: 40, end: 59, sortModel: [], filterModel: {items: []}}
  const [failed, setFailed] = React.useState<GridGetRowsParams | null>(null);

  const handleError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      setFailed(error.params);
      // Otherwise, the loading overlay stays until rows arrive.
      apiRef.current?.setLoading(false);
    }
  };

  const retry = () => {
    // With the same range, the grid knows where the rows belong.
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed ?? undefined);
    setFailed(null);
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('id');
  };
  // #endregion

  return (
    <div style={{height: 460, width: '100%', position: 'relative'}}>
      <ServerControls onFailChange={(fails) => server.setAvailable(!fails)} />
      <div style={{height: 400, marginTop: 8}}>
        <DataGridPro
          aria-label="Invoices"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          localeText={{noRowsLabel: failed ? '' : 'No invoice passes the filter.'}}
          initialState={{pagination: {paginationModel: {pageSize: 20}}}}
          onDataSourceError={handleError}
        />
      </div>
      {failed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
          style={{position: 'absolute', inset: 'auto 16px 64px'}}
        >
          {`Couldn’t load rows ${Number(failed.start) + 1}–${failed.end + 1}.`}
        </Alert>
      )}
    </div>
  );
}
