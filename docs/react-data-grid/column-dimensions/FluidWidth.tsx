import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 48_000, subject: 'Refund not received', status: 'Open', assignee: 'Leila Khan'},
  {id: 47_999, subject: 'Cannot sign in', status: 'Waiting', assignee: 'Zoe Fischer'},
  {id: 47_998, subject: 'Charged twice', status: 'Solved', assignee: 'Leila Khan'},
];

const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150},
  {field: 'status', headerName: 'Status', width: 90},
  {field: 'assignee', headerName: 'Assignee', flex: 0.5, minWidth: 110, maxWidth: 200},
];
// #endregion

export default function FluidWidth() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
