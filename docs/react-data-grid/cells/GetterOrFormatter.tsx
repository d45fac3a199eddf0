import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(100);

// #region preview
// A row: {jobTitle: 'Product designer', department: 'Design', rating: 3, isRemote: false, …}
const columns: GridColDef<Employee>[] = [
  {
    field: 'position', // Users sort and filter by "Accountant, Finance".
    headerName: 'Position',
    width: 220,
    valueGetter: (_, row) => `${row.jobTitle}, ${row.department}`,
  },
  {
    field: 'rating', // Users see "4 / 5", and sort and filter by 4.
    headerName: 'Rating',
    type: 'number',
    valueFormatter: (value?: number) => (value == null ? '' : `${value} / 5`),
  },
  {
    field: 'isRemote', // Users see "Yes", and sort and filter by true.
    headerName: 'Remote',
    valueFormatter: (value?: boolean) => (value ? 'Yes' : 'No'),
  },
];
// #endregion

export default function GetterOrFormatter() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} />
    </div>
  );
}
