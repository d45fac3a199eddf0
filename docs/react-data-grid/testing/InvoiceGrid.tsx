import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

export interface Invoice {
  id: number;
  customer: string;
  amount: number;
}

const customers = ['Cedar Health', 'Hudson Hotels', 'Maple Foods', 'Orbit Travel'];

const invoices: Invoice[] = Array.from({length: 60}, (_, index) => ({
  id: 3001 + index,
  customer: customers[index % customers.length]!,
  amount: 120 + ((index * 370) % 900),
}));

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 180, editable: true},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 120},
];

export default function InvoiceGrid({rows = invoices}: {rows?: Invoice[]}) {
  const [saved, setSaved] = React.useState('');

  const processRowUpdate = (invoice: Invoice) => {
    setSaved(`Saved ${invoice.id}: ${invoice.customer}`);
    return invoice;
  };

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 340}}>
        <DataGrid
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </div>
      <p role="status">{saved || 'Nothing saved yet'}</p>
    </div>
  );
}
