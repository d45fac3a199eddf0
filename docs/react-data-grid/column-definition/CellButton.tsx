import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(40);

// #region preview
// A row: {id: 'INV-1001', customer: 'Granite Insurance', amount: 6603.03, …}
function ReminderCell({row, hasFocus}: GridRenderCellParams<Invoice>) {
  const [isSent, setIsSent] = React.useState(false);

  return (
    <Button
      size="small"
      // Tab reaches the button only while its cell has the focus.
      tabIndex={hasFocus ? 0 : -1}
      // Keeps the grid from scrolling when users press Space.
      onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      onClick={() => setIsSent(true)}
    >
      {isSent ? `Sent ${row.id}` : 'Send reminder'}
    </Button>
  );
}

// In the column: display: 'flex', renderCell: (params) => <ReminderCell {...params} />
// #endregion

const columns: GridColDef<Invoice>[] = [
  {field: 'customer', headerName: 'Customer', width: 170},
  {
    field: 'reminder',
    headerName: 'Reminder',
    width: 150,
    sortable: false,
    display: 'flex',
    renderCell: (params) => <ReminderCell {...params} />,
  },
];

export default function CellButton() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Invoices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
