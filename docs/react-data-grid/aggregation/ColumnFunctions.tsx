import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createReadings, type Reading} from '../data/readings';

// #region preview
const rows = createReadings(144);

const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 110},
  {
    field: 'temperature',
    headerName: 'Temp. (°C)',
    type: 'number',
    width: 120,
    availableAggregationFunctions: ['min', 'max'], // A sum would make no sense.
  },
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 120},
];

export default function ColumnFunctions() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Readings of a day"
        rows={rows}
        columns={columns}
        initialState={{aggregation: {model: {temperature: 'max'}}}}
      />
    </div>
  );
}
// #endregion
