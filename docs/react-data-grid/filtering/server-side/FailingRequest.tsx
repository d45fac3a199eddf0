import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';
import {createServer} from '../../data/server';

// #region preview
// The second request fails.
const server = createServer(createParcels(100), {failures: [2]});

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
];

export default function FailingRequest() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [status, setStatus] = React.useState<'loading' | 'loaded' | 'failed'>(
    'loading',
  );

  React.useEffect(() => {
    let isLatest = true;
    server.list({filterModel}).then(
      (answer) => {
        if (isLatest) {
          setRows(answer.rows);
          setStatus('loaded');
        }
      },
      () => isLatest && setStatus('failed'),
    );
    return () => {
      isLatest = false;
    };
  }, [filterModel]);

  const search = (model: GridFilterModel) => {
    setFilterModel(model);
    setStatus('loading');
  };

  return (
    <div style={{width: '100%', height: 424}}>
      {status === 'failed' && (
        <Alert
          severity="error"
          action={<Button onClick={() => search({...filterModel})}>Try again</Button>}
        >
          The parcels couldn’t be filtered.
        </Alert>
      )}
      <div style={{height: 360, marginTop: 8}}>
        <DataGrid
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          loading={status === 'loading'}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={search}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
