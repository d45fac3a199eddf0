import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, firstName: 'Maya', lastName: 'Chen'},
  {id: 2, firstName: 'Diego', lastName: 'Silva'},
  {id: 3, firstName: 'Grace', lastName: 'Okafor'},
];

const fullName: GridColDef<(typeof rows)[number]> = {
  field: 'fullName',
  editable: true,
  valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
  // Runs on each change: capitalizes the first letter of each word.
  // It also runs for a filter, whose value is undefined at first.
  valueParser: (value?: string) =>
    value?.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase()),
  // Runs when users save: returns the new row.
  valueSetter: (value: string, row) => {
    const [firstName = '', ...others] = value.trim().split(/\s+/);
    return {...row, firstName, lastName: others.join(' ')};
  },
};
// #endregion

const columns: GridColDef<(typeof rows)[number]>[] = [
  {...fullName, headerName: 'Full name', width: 160},
  {field: 'firstName', headerName: 'First name', width: 110},
  {field: 'lastName', headerName: 'Last name', width: 120},
];

export default function ParsedName() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
