import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 48_000, subject: 'Refund not received', responseTime: 24},
  {id: 47_999, subject: 'Cannot sign in', responseTime: 8},
  {id: 47_998, subject: 'Charged twice', responseTime: 122},
];

const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', width: 180},
  {
    field: 'responseTime',
    headerName: 'Response (min)',
    description: "Minutes until an agent's first reply",
    type: 'number',
    width: 150,
  },
];
// #endregion

export default function TitleAndTooltip() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
