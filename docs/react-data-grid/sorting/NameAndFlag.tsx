import {
  DataGrid,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

// #region preview
interface Member {
  id: number;
  name: string;
  isAdmin: boolean;
}

type NameAndRole = Pick<Member, 'name' | 'isAdmin'>;

const columns: GridColDef<Member>[] = [
  {
    field: 'member',
    headerName: 'Member',
    flex: 1,
    valueGetter: (_value, {name, isAdmin}): NameAndRole => ({name, isAdmin}),
    valueFormatter: ({name, isAdmin}: NameAndRole) =>
      isAdmin ? `${name} (admin)` : name,
    sortComparator: (first: NameAndRole, second: NameAndRole, cell1, cell2) =>
      gridNumberComparator(first.isAdmin, second.isAdmin, cell1, cell2) ||
      gridStringOrNumberComparator(first.name, second.name, cell1, cell2),
  },
];

const rows: Member[] = [
  {id: 1, name: 'Solveig', isAdmin: false},
  {id: 2, name: 'Keiko', isAdmin: true},
  {id: 3, name: 'Amir', isAdmin: false},
  {id: 4, name: 'Bram', isAdmin: true},
];

export default function NameAndFlag() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Members"
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'member', sort: 'asc'}]}}}
      />
    </div>
  );
}
// #endregion
