import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, first: 'Maya', last: 'Chen', department: 'Engineering'},
  {id: 2, first: 'Diego', last: 'Silva', department: 'Sales'},
  {id: 3, first: 'Grace', last: 'Okafor', department: 'Finance'},
];

const shared = {sortable: false, filterable: false, hideable: false};

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'first',
    headerName: 'First name',
    colSpan: 2, // covers the last name
    valueGetter: (_value, row) => `${row.first} ${row.last}`,
    ...shared,
  },
  {field: 'last', headerName: 'Last name', ...shared},
  {field: 'department', headerName: 'Department', width: 120, ...shared},
];
// #endregion

export default function SpanNumber() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
