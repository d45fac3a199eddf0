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
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';
import {ServerControls} from '../data/ServerControls';

const server = createServer(createParcels(500), {delay: 700});

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', editable: true, flex: 1, minWidth: 130},
  {field: 'city', headerName: 'City', width: 100},
];

// #region preview
const dataSource: GridDataSource = {
  getRows: ({sortModel, filterModel, paginationModel}) =>
    server.list({sortModel, filterModel, paginationModel}),
  updateRow: ({updatedRow}) => server.update(updatedRow as Parcel),
};

export default function ServerStates() {
  const apiRef = useGridApiRef();
  const [isMissing, setMissing] = React.useState(false);
  const [unsaved, setUnsaved] = React.useState<string | null>(null);

  const fetchAgain = () => {
    setMissing(false);
    apiRef.current?.dataSource.fetchRows();
  };
  const showError = (error: GridGetRowsError | GridUpdateRowError) => {
    if (error instanceof GridUpdateRowError) {
      setUnsaved(`${error.params.previousRow.recipient} wasn’t saved.`);
    } else {
      setMissing(true);
    }
  };

  return (
    <div style={{height: 430, width: '100%'}}>
      <ServerControls
        onFailChange={(fails) => server.setAvailable(!fails)}
        onRefetch={fetchAgain}
      />
      <div style={{height: 380, marginTop: 8, position: 'relative'}}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={showError}
          localeText={{noRowsLabel: isMissing ? '' : 'No parcel passes the filter.'}}
          initialState={{
            pagination: {paginationModel: {pageSize: 10}, rowCount: 0},
          }}
          pageSizeOptions={[10]}
          showToolbar
        />
        {isMissing && (
          <Alert
            severity="error"
            action={<Button onClick={fetchAgain}>Try again</Button>}
            style={{position: 'absolute', inset: '50% 16px auto'}}
          >
            The parcels couldn’t be loaded.
          </Alert>
        )}
      </div>
      {unsaved && (
        <Snackbar open autoHideDuration={6000} onClose={() => setUnsaved(null)}>
          <Alert severity="error">{unsaved}</Alert>
        </Snackbar>
      )}
    </div>
  );
}
// #endregion
