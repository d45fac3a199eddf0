import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(40);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', width: 130},
];

const initialState = {
  rowGrouping: {model: ['department']},
  columns: {columnVisibilityModel: {department: false}},
};

// #region preview
// `rows` and `columns` show employees: {name: 'Hannah Martinez', department: 'Design'}
const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (
  node,
) => node.groupingField === 'department' && node.groupingKey === 'Sales';

export default function OneGroupExpanded() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees by department"
        rows={rows}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
      />
    </div>
  );
}
// #endregion
