import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
const rows = [
  {id: 48_000, subject: 'Cannot sign in', assignee: 'Zoe Fischer'},
  {id: 47_999, subject: 'Refund not received', assignee: null},
  {id: 47_998, subject: 'Missing parts', assignee: 'Leila Khan'},
  {id: 47_997, subject: 'Damaged desk', assignee: 'Zoe Fischer'},
  {id: 47_996, subject: 'Warranty question', assignee: null},
];

const columns: GridColDef[] = [
  {field: 'assignee', headerName: 'Assignee', width: 150},
  {field: 'subject', headerName: 'Subject', width: 170},
];

const initialState = {
  rowGrouping: {model: ['assignee']},
  columns: {columnVisibilityModel: {assignee: false}},
};
// #endregion

export default function MissingKeys() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Tickets by assignee"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
