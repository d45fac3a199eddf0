import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import {createReadings, type Reading} from '../../data/readings';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const columns: GridColDef<Reading>[] = [
  {field: 'id', headerName: 'No.', width: 90},
  {
    field: 'pressure',
    headerName: 'Pressure (hPa)',
    type: 'number',
    flex: 1,
    minWidth: 120,
  },
];

// #region preview
const server = createServer(createReadings(1_000), {delay: 600});

const dataSource: GridDataSource = {
  getRows: async ({sortModel, filterModel, start, end}) => {
    const range = {start: Number(start), end};
    const {rows, rowCount} = await server.list({sortModel, filterModel, range});
    return {rows, rowCount};
  },
};

export default function LazyErrors() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<GridGetRowsParams | null>(null);

  const retry = () => {
    // The same range again: the grid knows where its rows belong.
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, failed ?? undefined);
    setFailed(null);
  };

  return (
    <div style={{height: 460, width: '100%', position: 'relative'}}>
      <ServerControls onFailChange={(fails) => server.setAvailable(!fails)} />
      <div style={{height: 400, marginTop: 8}}>
        <DataGridPro
          aria-label="Readings"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          localeText={{noRowsLabel: failed ? '' : 'No reading passes the filter.'}}
          initialState={{pagination: {paginationModel: {pageSize: 20}}}}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setFailed(error.params);
              // The grid itself would show that it is loading until rows arrive.
              apiRef.current?.setLoading(false);
            }
          }}
        />
      </div>
      {failed && (
        <Alert
          severity="error"
          action={<Button onClick={retry}>Try again</Button>}
          style={{position: 'absolute', inset: 'auto 16px 64px'}}
        >
          {`Rows ${Number(failed.start) + 1}–${failed.end + 1} couldn’t be loaded.`}
        </Alert>
      )}
    </div>
  );
}
// #endregion
