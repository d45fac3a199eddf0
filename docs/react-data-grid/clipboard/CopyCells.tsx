import * as React from 'react';
import TextField from '@mui/material/TextField';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(20);

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 100},
];

export default function CopyCells() {
  const [copied, setCopied] = React.useState('');

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 340, marginBottom: 16}}>
        {/* #region preview */}
        {/* A row: {id: 'INV-1001', customer: 'Granite Insurance', amount: 6603.03, …} */}
        <DataGridPremium
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          cellSelection
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => setCopied(text)}
        />
        {/* #endregion */}
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
