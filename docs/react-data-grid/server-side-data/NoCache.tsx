import * as React from 'react';
import {DataGrid, type GridColDef, type GridDataSource} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../data/employees';
import {createServer} from '../data/server';
import {ServerControls} from '../data/ServerControls';

const server = createServer(createEmployees(500));

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 140},
  {field: 'department', headerName: 'Department', width: 130},
];

export default function NoCache() {
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
      <DataGrid
        aria-label="Employees"
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pageSizeOptions={[5]}
      />
      {/* #endregion */}
    </div>
  );
}
