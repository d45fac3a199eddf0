import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(50);

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', width: 130},
  {field: 'salary', headerName: 'Salary ($)', type: 'number', width: 120},
];

// #region preview
// A row: {id: 1, name: 'Hannah Martinez', office: 'Chicago', …}
const firstAlphabetical: GridAggregationFunction<string> = {
  apply: ({values}) => values.toSorted().at(0),
  label: 'first',
  columnTypes: ['string'],
};
const lastAlphabetical: GridAggregationFunction<string> = {
  apply: ({values}) => values.toSorted().at(-1),
  label: 'last',
  columnTypes: ['string'],
};

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  firstAlphabetical,
  lastAlphabetical,
};
const model = {name: 'firstAlphabetical', office: 'lastAlphabetical'};
// #endregion

const initialState = {aggregation: {model}};

export default function CustomFunctions() {
  return (
    <div style={{height: 440, width: '100%'}}>
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
