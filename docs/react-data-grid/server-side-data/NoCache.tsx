import * as React from 'react';
import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createReadings, type Reading} from '../data/readings';
import {createServer} from '../data/server';
import {ServerControls} from '../data/ServerControls';

const server = createServer(createReadings(500));

const columns: GridColDef<Reading>[] = [
  {field: 'time', headerName: 'Time', type: 'dateTime', flex: 1, minWidth: 170},
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 110},
];

// #region preview
export default function NoCache() {
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({sortModel, filterModel, paginationModel}) => {
        setRequests((count) => count + 1);
        return server.list({sortModel, filterModel, paginationModel});
      },
    }),
    [],
  );

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 430}}>
      <ServerControls requests={requests} />
      <DataGrid
        aria-label="Readings"
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
// #endregion
