import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 130},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 110},
];

export default function FooterTotals() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures"
        rows={departures}
        columns={columns}
        initialState={{
          aggregation: {model: {passengers: 'sum', seats: 'sum'}},
        }}
      />
    </div>
  );
}
// #endregion
