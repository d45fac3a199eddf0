import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import {createTickets, type Ticket} from '../../../data/tickets';

const rows = createTickets(200);

const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180},
  {field: 'requester', headerName: 'Requester', width: 140},
  {field: 'status', headerName: 'Status', width: 100},
];

// #region preview
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{flex: 1}}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Subject, requester, or status"
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search tickets'},
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

// Pass it to the grid: <DataGrid slots={slots} showToolbar … />
const slots = {toolbar: SearchToolbar};
// #endregion

export default function AlwaysOpen() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Tickets"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
