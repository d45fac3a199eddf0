import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', width: 250},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 220},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 180},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 150},
];

export default function PinnedInCodeOnly() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={columns}
        disableColumnPinning
        initialState={{pinnedColumns: {left: ['vessel']}}}
      />
    </div>
  );
}
// #endregion
