import * as React from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';
import {createServer} from '../../data/server';

// #region preview
const parcels = createParcels(5);
const server = createServer(parcels);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', editable: true, flex: 1, minWidth: 150},
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    editable: true,
    width: 120,
  },
];

async function processRowUpdate(newRow: Parcel) {
  if (newRow.recipient.trim() === '') {
    throw new Error('The recipient is missing.');
  }
  // The server may change the row: the grid shows what you return.
  return server.update({...newRow, recipient: newRow.recipient.toUpperCase()});
}

export default function SavedEdits() {
  const [message, setMessage] = React.useState<{text: string; failed: boolean} | null>(
    null,
  );

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={parcels}
        columns={columns}
        processRowUpdate={async (newRow: Parcel) => {
          const saved = await processRowUpdate(newRow);
          setMessage({text: `Saved ${saved.id}.`, failed: false});
          return saved;
        }}
        onProcessRowUpdateError={(error: Error) =>
          setMessage({text: error.message, failed: true})
        }
      />
      {message && (
        <Snackbar open autoHideDuration={6000} onClose={() => setMessage(null)}>
          <Alert severity={message.failed ? 'error' : 'success'}>{message.text}</Alert>
        </Snackbar>
      )}
    </div>
  );
}
// #endregion
