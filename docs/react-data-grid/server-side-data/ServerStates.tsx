import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import {
  DataGrid,
  GridGetRowsError,
  GridUpdateRowError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../data/employees';
import {createServer} from '../data/server';
import {ServerControls} from '../data/ServerControls';

const server = createServer(createEmployees(500), {delay: 700});

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', editable: true, flex: 1, minWidth: 130},
  {field: 'office', headerName: 'Office', width: 120},
];

const dataSource: GridDataSource = {
  getRows: ({sortModel, filterModel, paginationModel}) =>
    server.list({sortModel, filterModel, paginationModel}),
  updateRow: ({updatedRow}) => server.update(updatedRow as Employee),
};

export default function ServerStates() {
  const apiRef = useGridApiRef();

  // #region preview
  // A row: {id: 1, name: 'Hannah Martinez', office: 'Chicago', …}
  const [hasFailed, setHasFailed] = React.useState(false);
  const [unsavedName, setUnsavedName] = React.useState<string | null>(null);

  const handleError = (error: GridGetRowsError | GridUpdateRowError) => {
    if (error instanceof GridUpdateRowError) {
      setUnsavedName(error.params.previousRow.name);
    } else {
      setHasFailed(true);
    }
  };

  const fetchAgain = () => {
    setHasFailed(false);
    apiRef.current?.dataSource.fetchRows();
  };

  const handleRetry = () => {
    fetchAgain();
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('name');
  };
  // #endregion

  return (
    <div style={{height: 430, width: '100%'}}>
      <ServerControls
        onFailChange={(fails) => server.setAvailable(!fails)}
        onRefetch={fetchAgain}
      />
      <div style={{height: 380, marginTop: 8, position: 'relative'}}>
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={handleError}
          localeText={{noRowsLabel: hasFailed ? '' : 'No employee passes the filter.'}}
          initialState={{
            pagination: {paginationModel: {pageSize: 10}, rowCount: 0},
          }}
          pageSizeOptions={[10]}
          showToolbar
        />
        {hasFailed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={handleRetry}>
                Try again
              </Button>
            }
            style={{position: 'absolute', inset: '50% 16px auto'}}
          >
            Couldn’t load the employees.
          </Alert>
        )}
      </div>
      <Snackbar
        open={unsavedName !== null}
        autoHideDuration={6000}
        onClose={() => setUnsavedName(null)}
      >
        <Alert severity="error">Couldn’t save {unsavedName}.</Alert>
      </Snackbar>
    </div>
  );
}
