import {DataGrid, gridNumberComparator, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'bay', headerName: 'Bay', flex: 1, minWidth: 120},
  {
    field: 'depth',
    headerName: 'Depth (m)',
    type: 'number',
    width: 130,
    getSortComparator: (direction) => (first, second, cell1, cell2) => {
      if (first == null || second == null) {
        return Number(first == null) - Number(second == null);
      }
      const result = gridNumberComparator(first, second, cell1, cell2);
      return direction === 'desc' ? -result : result;
    },
  },
];

const rows = [
  {id: 1, bay: 'Seal Bay', depth: 31},
  {id: 2, bay: 'Gull Island', depth: null},
  {id: 3, bay: 'Lighthouse', depth: 12},
  {id: 4, bay: 'North Pier', depth: null},
  {id: 5, bay: 'Harbor', depth: 9},
];

export default function EmptyLast() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Depth of bays"
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'depth', sort: 'desc'}]}}}
      />
    </div>
  );
}
// #endregion
