import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(400);

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country', width: 120},
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number) => (value == null ? '' : `${value} kg`),
  },
];

const tons: GridAggregationFunction = {
  ...GRID_AGGREGATION_FUNCTIONS.sum!,
  label: 'total',
  valueFormatter: (value: number) => `${(value / 1000).toFixed(2)} t`,
};

const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, tons};

export default function TotalInTons() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels by country"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{aggregation: {model: {weight: 'tons'}}}}
      />
    </div>
  );
}
// #endregion
