import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../../data/invoices';
import {createServer} from '../../data/server';

// The second request fails.
const server = createServer(createInvoices(100), {failures: [2]});
const fetchInvoices = (filterModel: GridFilterModel) => server.list({filterModel});

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
];

export default function FailingRequest() {
  const apiRef = useGridApiRef();

  // #region preview
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const [rows, setRows] = React.useState<Invoice[]>([]);
  const [status, setStatus] = React.useState('loading'); // 'loaded', 'failed'

  React.useEffect(() => {
    let isLatest = true;
    // Resolves to {rows: [{id: 'INV-1001', customer: 'Granite Insurance', …}, …]}
    fetchInvoices(filterModel)
      .then((answer) => {
        if (isLatest) {
          setRows(answer.rows);
          setStatus('loaded');
        }
      })
      .catch(() => isLatest && setStatus('failed'));
    return () => {
      isLatest = false;
    };
  }, [filterModel]);
  // #endregion

  const search = (model: GridFilterModel) => {
    setStatus('loading');
    setFilterModel(model);
  };

  const handleRetry = () => {
    search({...filterModel});
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('id');
  };

  return (
    <div style={{width: '100%', height: 424}}>
      {status === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={handleRetry}>
              Try again
            </Button>
          }
        >
          Couldn’t filter the invoices.
        </Alert>
      )}
      <div style={{height: 360, marginTop: 8}}>
        <DataGrid
          aria-label="Invoices"
          apiRef={apiRef}
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
