import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1000);

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number) =>
      value == null ? '' : `$${value.toLocaleString('en-US')}`, // "$13,176"
  },
];

const millions: GridAggregationFunction = {
  ...GRID_AGGREGATION_FUNCTIONS.sum!,
  label: 'total',
  valueFormatter: (value: number) => `$${(value / 1e6).toFixed(1)}M`, // "$2.3M"
};
// #endregion

const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, millions};
const initialState = {aggregation: {model: {total: 'millions'}}};

export default function TotalInMillions() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </div>
  );
}
