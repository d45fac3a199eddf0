import {DataGrid, gridNumberComparator, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 47_995, subject: 'Missing parts', responseTime: null},
  {id: 47_996, subject: 'Refund not received', responseTime: 122},
  {id: 47_997, subject: 'Discount code', responseTime: null},
  {id: 47_998, subject: 'Warranty', responseTime: 24},
];

// #region preview
// A row: {id: 47995, subject: 'Missing parts', responseTime: null}
const columns: GridColDef[] = [
  {field: 'subject', headerName: 'Subject', width: 170},
  {
    field: 'responseTime',
    headerName: 'Response (min)',
    type: 'number',
    width: 140,
    getSortComparator: (direction) => (first, second, cell1, cell2) => {
      if (first == null || second == null) {
        return Number(first == null) - Number(second == null);
      }
      const result = gridNumberComparator(first, second, cell1, cell2);
      return direction === 'desc' ? -result : result;
    },
  },
];
// #endregion

const initialState = {
  sorting: {sortModel: [{field: 'responseTime', sort: 'desc' as const}]},
};

export default function EmptyLast() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
