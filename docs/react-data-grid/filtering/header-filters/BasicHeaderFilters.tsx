import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createEmployees, type Employee} from '../../../data/employees';

const rows = createEmployees(1_000);

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 160},
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: ['Design', 'Engineering', 'Finance', 'Sales', 'Support'],
    width: 150,
  },
  {field: 'salary', headerName: 'Salary ($)', type: 'number', width: 140},
  {field: 'startDate', headerName: 'Start date', type: 'date', width: 170},
  {field: 'isRemote', headerName: 'Remote', type: 'boolean', width: 130},
];

// #region preview
// A column: {field: 'salary', headerName: 'Salary ($)', type: 'number', width: 140}
export default function BasicHeaderFilters() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPro aria-label="Employees" rows={rows} columns={columns} headerFilters />
    </div>
  );
}
// #endregion
