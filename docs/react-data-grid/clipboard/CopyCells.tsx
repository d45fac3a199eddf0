import * as React from 'react';
import TextField from '@mui/material/TextField';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(20);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {field: 'city', headerName: 'City', width: 100},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110},
];

export default function CopyCells() {
  const [copied, setCopied] = React.useState('');

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 340, marginBottom: 16}}>
        <DataGridPremium
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          cellSelection
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => setCopied(text)}
        />
      </div>
      <TextField
        label="Copied text"
        value={copied}
        multiline
        rows={3}
        fullWidth
        slotProps={{input: {readOnly: true}}}
      />
    </div>
  );
}
// #endregion
