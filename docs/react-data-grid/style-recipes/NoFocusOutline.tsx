import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';
import type {Theme} from '@mui/material/styles';

const rows = [
  {id: 48_000, subject: 'Order arrived damaged', status: 'Open', priority: 'Urgent'},
  {id: 47_999, subject: 'Refund not received', status: 'Waiting', priority: 'High'},
  {id: 47_998, subject: 'Cannot sign in', status: 'Solved', priority: 'Normal'},
];

const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', width: 200},
  {field: 'status', headerName: 'Status', width: 100},
  {field: 'priority', headerName: 'Priority', width: 100},
];

// #region preview
const sx = {
  [`& .${gridClasses.columnHeader}, & .${gridClasses.cell}`]: {
    '&:focus, &:focus-within': {
      outline: 'none',
      // Replaces the outline so that keyboard users still see the focus.
      boxShadow: (theme: Theme) =>
        `inset 0 -3px ${(theme.vars ?? theme).palette.primary.main}`,
    },
  },
};

// Pass it to the grid: <DataGrid sx={sx} … />
// #endregion

export default function NoFocusOutline() {
  return (
    <div style={{height: 240, width: '100%'}}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} sx={sx} hideFooter />
    </div>
  );
}
