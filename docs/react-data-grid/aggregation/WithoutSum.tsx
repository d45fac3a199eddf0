import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(50);

// #region preview
// A row: {id: 1, name: 'Hannah Martinez', salary: 128000, rating: 3, …}
const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 130},
  {field: 'salary', headerName: 'Salary ($)', type: 'number', width: 120},
  {field: 'rating', headerName: 'Rating', type: 'number', width: 110},
];

const aggregationFunctions = Object.fromEntries(
  Object.entries(GRID_AGGREGATION_FUNCTIONS).filter(([name]) => name !== 'sum'),
);

const initialState = {aggregation: {model: {salary: 'avg', rating: 'max'}}};
// #endregion

export default function WithoutSum() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </div>
  );
}
