import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../data/employees';

// #region preview
// A row: {id: 1, department: 'Design', salary: 128000, isRemote: false, …}
const rows = createEmployees(1_000);

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 130},
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: ['Design', 'Engineering', 'Finance', 'Sales', 'Support'],
    width: 120,
  },
  {field: 'salary', headerName: 'Salary ($)', type: 'number', width: 110},
  {field: 'startDate', headerName: 'Start date', type: 'date', width: 110},
  {field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 90},
];
// #endregion

export default function BasicFiltering() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} showToolbar />
    </div>
  );
}
