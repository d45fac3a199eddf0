import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(50);

// #region preview
// A row: {id: 1, name: 'Hannah Martinez', department: 'Design', salary: 128000, …}
const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'department', headerName: 'Department', width: 120},
  {
    field: 'salary',
    headerName: 'Salary ($)',
    type: 'number',
    width: 110,
    disableExport: true,
  },
];

const printOptions = {disableToolbarButton: true};
// #endregion

export default function NoPrint() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{toolbar: {printOptions}}}
      />
    </div>
  );
}
