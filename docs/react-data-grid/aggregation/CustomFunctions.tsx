import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(50);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

const sorted = (values: (string | null | undefined)[]) =>
  values.filter((value) => value != null).sort(); // filter() copies the array.

const firstAlphabetical: GridAggregationFunction<string, string | null> = {
  apply: ({values}) => sorted(values)[0] ?? null,
  label: 'first',
  columnTypes: ['string'],
};

const lastAlphabetical: GridAggregationFunction<string, string | null> = {
  apply: ({values}) => sorted(values).at(-1) ?? null,
  label: 'last',
  columnTypes: ['string'],
};

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  firstAlphabetical,
  lastAlphabetical,
};

export default function CustomFunctions() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {
            model: {recipient: 'firstAlphabetical', city: 'lastAlphabetical'},
          },
        }}
      />
    </div>
  );
}
// #endregion
