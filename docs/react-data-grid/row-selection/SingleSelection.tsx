import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering'},
  {id: 2, name: 'Omar Davis', department: 'Sales'},
  {id: 3, name: 'Priya Patel', department: 'Design'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'department', headerName: 'Department', width: 150},
];

export default function SingleSelection() {
  return (
    <div style={{height: 268, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
