import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

interface Member {
  id: number;
  name: string;
  isAdmin: boolean;
}

const rows: Member[] = [
  {id: 1, name: 'Grace Okafor', isAdmin: true},
  {id: 2, name: 'Maya Chen', isAdmin: false},
  {id: 3, name: 'Diego Silva', isAdmin: true},
  {id: 4, name: 'Aisha Rossi', isAdmin: false},
];

// #region preview
// A row: {id: 1, name: 'Grace Okafor', isAdmin: true}
const columns: GridColDef<Member>[] = [
  {
    field: 'member',
    headerName: 'Member',
    width: 200,
    valueGetter: (value, {name, isAdmin}) => ({name, isAdmin}),
    valueFormatter: ({name, isAdmin}: Member) => (isAdmin ? `${name} (admin)` : name),
    sortComparator: (first: Member, second: Member, cell1, cell2) =>
      // Swapping the arguments puts true before false.
      gridNumberComparator(second.isAdmin, first.isAdmin, cell2, cell1) ||
      gridStringOrNumberComparator(first.name, second.name, cell1, cell2),
  },
];
// #endregion

const initialState = {sorting: {sortModel: [{field: 'member', sort: 'asc' as const}]}};

export default function NameAndFlag() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Members"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
