import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from './data/departures';

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route'},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 180},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 150},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 120},
];

export default function GroupedBoard() {
  return (
    <div style={{height: 420, width: '100%'}}>
      {/* #region preview */}
      <DataGridPremium
        aria-label="Departures"
        rows={departures}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['route']},
          aggregation: {model: {passengers: 'sum', seats: 'sum'}},
        }}
        groupingColDef={{headerName: 'Route', width: 240}}
      />
      {/* #endregion */}
    </div>
  );
}
