import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(100);

// #region preview
// A row: {id: 1, name: 'Hannah Martinez', email: 'hannah.martinez@example.com', …}
const columns: GridColDef<Employee>[] = [
  {field: 'id', headerName: 'ID', width: 80},
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'email', headerName: 'Email', width: 220},
  {field: 'office', headerName: 'Office', width: 120},
];

const initialState = {
  columns: {
    // All other columns are visible.
    columnVisibilityModel: {id: false, email: false},
  },
};
// #endregion

export default function HiddenAtStart() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
