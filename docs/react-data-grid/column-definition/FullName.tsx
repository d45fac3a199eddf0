import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, firstName: 'Maya', lastName: 'Chen', department: 'Engineering'},
  {id: 2, firstName: 'Diego', lastName: 'Silva', department: 'Sales'},
  {id: 3, firstName: 'Grace', lastName: 'Okafor', department: 'Finance'},
  {id: 4, firstName: 'Liam', lastName: 'Murphy', department: 'Support'},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'fullName',
    headerName: 'Name',
    width: 180,
    valueGetter: (value, row) => `${row.firstName ?? ''} ${row.lastName ?? ''}`,
  },
  {field: 'department', headerName: 'Department', width: 130},
];
// #endregion

export default function FullName() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
