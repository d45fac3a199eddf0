import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

// #region preview
const rows: GridRowsProp = [
  {id: 1, name: 'Maya Chen', department: 'Engineering', startDate: '2021-03-15'},
  {id: 2, name: 'Omar Davis', department: 'Sales', startDate: '2019-08-01'},
  {id: 3, name: 'Priya Patel', department: 'Design', startDate: '2024-01-08'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'department', headerName: 'Department', width: 150},
];

export default function BasicRows() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
