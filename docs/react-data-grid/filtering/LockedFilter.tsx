import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {
    id: 48_000,
    subject: 'Refund not received',
    requester: 'Ava Thompson',
    team: 'Billing',
  },
  {id: 47_999, subject: 'Cannot sign in', requester: 'Ben Carter', team: 'Accounts'},
  {id: 47_998, subject: 'Charged twice', requester: 'Carla Mendes', team: 'Billing'},
  {
    id: 47_997,
    subject: 'Order arrived damaged',
    requester: 'David Park',
    team: 'Returns',
  },
];

// #region preview
// A row: {id: 48000, subject: 'Refund not received', team: 'Billing', …}
const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', width: 180},
  {field: 'requester', headerName: 'Requester', width: 130},
  {field: 'team', headerName: 'Team', filterable: false},
];

const initialState = {
  filter: {
    filterModel: {items: [{field: 'team', operator: 'equals', value: 'Billing'}]},
  },
};
// #endregion

export default function LockedFilter() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Billing tickets"
        rows={rows}
        columns={columns}
        initialState={initialState}
        // Filter in another column's menu would replace the fixed filter.
        disableColumnMenu
        showToolbar
        hideFooter
      />
    </div>
  );
}
