import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 130},
];

export default function DisabledAggregation() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures"
        rows={departures}
        columns={columns}
        disableAggregation
        initialState={{aggregation: {model: {passengers: 'sum'}}}} // has no effect
      />
    </div>
  );
}
// #endregion
