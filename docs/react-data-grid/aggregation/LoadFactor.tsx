import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});

const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 120},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 90},
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => (row.seats ? row.passengers / row.seats : null),
    valueFormatter: (value: number | null) =>
      value == null ? '' : percent.format(value),
    availableAggregationFunctions: ['load'],
  },
];

// All passengers in relation to all seats, not the average of the ratios
const load: GridAggregationFunction<
  {passengers: number; seats: number},
  number | null
> = {
  getCellValue: ({row}) => ({passengers: row.passengers, seats: row.seats}),
  apply: ({values}) => {
    let passengers = 0;
    let seats = 0;
    for (const value of values) {
      passengers += value?.passengers ?? 0;
      seats += value?.seats ?? 0;
    }
    return seats === 0 ? null : passengers / seats;
  },
  label: 'load',
  columnTypes: ['number'],
};

const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, load};

export default function LoadFactor() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Load of the vessels"
        rows={departures}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          rowGrouping: {model: ['vessel']},
          columns: {columnVisibilityModel: {vessel: false}},
          aggregation: {model: {passengers: 'sum', seats: 'sum', load: 'load'}},
        }}
      />
    </div>
  );
}
// #endregion
