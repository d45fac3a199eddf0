import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createTickets, type Ticket} from '../../../data/tickets';

const rows = createTickets(10_000);

// #region preview
// A row: {id: 48000, subject: 'Discount code does not work', requester: 'Ella Novak', …}
const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 200},
  {field: 'requester', headerName: 'Requester', width: 130},
  {field: 'status', headerName: 'Status', width: 90},
  {field: 'priority', headerName: 'Priority', width: 90},
];

export default function BasicQuickFilter() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} showToolbar />
    </div>
  );
}
// #endregion
