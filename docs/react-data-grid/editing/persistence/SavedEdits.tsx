import * as React from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  quantity: number;
}

const rows: Order[] = [
  {id: 10001, customer: 'ALDER CLINICS', quantity: 24},
  {id: 10002, customer: 'DELTA FREIGHT', quantity: 14},
  {id: 10003, customer: 'HUDSON HOTELS', quantity: 10},
];

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', editable: true, width: 170},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    width: 110,
  },
];

/** Simulates a server that changes the row: it converts the name to uppercase. */
async function saveOnServer(order: Order): Promise<Order> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  return {...order, customer: order.customer.toUpperCase()};
}

export default function SavedEdits() {
  const [message, setMessage] = React.useState('');
  const [error, setError] = React.useState('');

  // #region preview
  // A row: {id: 10001, customer: 'ALDER CLINICS', quantity: 24}
  const processRowUpdate = React.useCallback(async (newRow: Order) => {
    if (newRow.customer.trim() === '') {
      throw new Error('Enter a customer.');
    }
    const saved = await saveOnServer(newRow);
    setError('');
    setMessage(`Saved order ${saved.id}`);
    // The grid shows the row that the server returned.
    return saved;
  }, []);

  const handleError = React.useCallback((reason: Error) => {
    setMessage('');
    setError(reason.message);
  }, []);
  // #endregion

  return (
    <div style={{height: 280, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={handleError}
        hideFooter
      />
      <Snackbar
        open={message !== '' || error !== ''}
        autoHideDuration={6000}
        onClose={() => {
          setMessage('');
          setError('');
        }}
      >
        <Alert severity={error ? 'error' : 'success'}>{error || message}</Alert>
      </Snackbar>
    </div>
  );
}
