import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createTickets, type Ticket} from '../../data/tickets';

const rows = createTickets(40);

const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180},
  {field: 'priority', headerName: 'Priority', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {id: 48000, subject: 'Discount code does not work', priority: 'Low', …}
const onlyUrgent = {id: 1, field: 'priority', operator: 'equals', value: 'Urgent'};

export default function ChangeReason() {
  const apiRef = useGridApiRef();
  const [reason, setReason] = React.useState('none');

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => apiRef.current?.upsertFilterItem(onlyUrgent)}>
        Urgent
      </Button>
      <Button onClick={() => apiRef.current?.deleteFilterItem(onlyUrgent)}>All</Button>
      <Button onClick={() => apiRef.current?.setFilterModel({items: []})}>Reset</Button>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Tickets"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onFilterModelChange={(model, details) => setReason(String(details.reason))}
        />
      </div>
      <p role="status">Reason: {reason}</p>
    </div>
  );
}
// #endregion
