import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(40);

// #region preview
// A row: {name: 'Hannah Martinez', department: 'Design', office: 'Chicago', …}
const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', width: 130},
];

const groupingColDef: DataGridPremiumProps<Employee>['groupingColDef'] = {
  hideDescendantCount: true, // "Design" instead of "Design (4)"
};
// #endregion

const initialState = {
  rowGrouping: {model: ['department']},
  columns: {columnVisibilityModel: {department: false}},
};

export default function NoDescendantCount() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees by department"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
      />
    </div>
  );
}
