import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(60);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'office', headerName: 'Office', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'jobTitle', headerName: 'Job title', width: 180},
];

// #region preview
// A row: {name: 'Hannah Martinez', department: 'Design', office: 'Chicago', …}
const groupingColDef: DataGridPremiumProps<Employee>['groupingColDef'] = ({fields}) =>
  fields.includes('office')
    ? {
        headerName: 'Office and name',
        leafField: 'name',
        mainGroupingCriteria: 'office', // sort and filter offices, not names
        width: 190,
      }
    : {};

const sortedField = getRowGroupingFieldFromGroupingCriteria('office');
const initialState = {
  rowGrouping: {model: ['department', 'office']},
  columns: {columnVisibilityModel: {department: false, office: false, name: false}},
  sorting: {sortModel: [{field: sortedField, sort: 'asc' as const}]},
};
// #endregion

export default function LeavesInSecondColumn() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees by department and office"
        rows={rows}
        columns={columns}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
      />
    </div>
  );
}
