import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {
    field: 'fullName',
    headerName: 'Full name',
    editable: true,
    width: 160,
    valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
    // While users type: capital letters at the start of words.
    valueParser: (value: string) =>
      value.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase()),
    // On saving: the new row.
    valueSetter: (value: string, row) => {
      const [firstName = '', ...others] = value.trim().split(/\s+/);
      return {...row, firstName, lastName: others.join(' ')};
    },
    sortComparator: (first: string, second: string) =>
      first.split(' ').pop()!.localeCompare(second.split(' ').pop()!),
  },
  {field: 'firstName', headerName: 'First name', width: 110},
  {field: 'lastName', headerName: 'Last name', width: 120},
];

const rows = [
  {id: 1, firstName: 'Solveig', lastName: 'Aas'},
  {id: 2, firstName: 'Amir', lastName: 'Haddad'},
  {id: 3, firstName: 'Keiko', lastName: 'Mori'},
];

export default function ParsedName() {
  return (
    <div style={{height: 310, width: '100%'}}>
      <DataGrid aria-label="Crew" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
