import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createTickets, type Ticket} from '../../../data/tickets';

const rows = createTickets(500);

const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', width: 230},
  {field: 'requester', headerName: 'Requester', width: 150},
  {field: 'assignee', headerName: 'Assignee', width: 150},
];

// #region preview
// A row: {id: 48000, subject: 'Discount code does not work', requester: 'Ella Novak', …}
const slots = {headerFilterMenu: null};

export default function WithoutPanel() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={slots}
      />
    </div>
  );
}
// #endregion
