import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 48_000, subject: 'Order arrived damaged', status: 'Open', priority: 'Urgent'},
  {id: 47_999, subject: 'Refund not received', status: 'Waiting', priority: 'High'},
  {id: 47_998, subject: 'Cannot sign in', status: 'Solved', priority: 'Normal'},
];

// #region preview
// A row: {id: 48000, subject: 'Order arrived damaged', status: 'Open', priority: 'Urgent'}
const columns: GridColDef[] = [
  {field: 'status', headerName: 'Status', width: 100, resizable: false},
  {field: 'subject', headerName: 'Subject (resizable)', width: 200},
  {field: 'priority', headerName: 'Priority', width: 100, resizable: false},
];

const separator = gridClasses.columnSeparator;
const resizable = gridClasses['columnSeparator--resizable'];

const sx = {[`& .${separator}:not(.${resizable})`]: {display: 'none'}};

// Pass both to the grid: <DataGrid columns={columns} sx={sx} … />
// #endregion

export default function NoFixedSeparators() {
  return (
    <div style={{height: 240, width: '100%'}}>
      <DataGrid
        aria-label="Tickets with one resizable column"
        rows={rows}
        columns={columns}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
