import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(40);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'office', headerName: 'Office', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
];

// #region preview
// `rows` and `columns` show employees: {name: 'Hannah Martinez', department: 'Design'}
const initialState = {rowGrouping: {model: ['department', 'office']}};

export default function SingleColumn() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees by department and office"
        rows={rows}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="single"
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
// #endregion
