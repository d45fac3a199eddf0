import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {departures, type Departure} from './data/departures';

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 190},
  {field: 'vessel', headerName: 'Vessel', width: 160},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 240},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 200},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 200},
  {field: 'status', headerName: 'Status', width: 120},
];

export default function PinnedBoard() {
  return (
    <div style={{height: 360, width: '100%'}}>
      {/* #region preview */}
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={columns}
        initialState={{pinnedColumns: {left: ['route'], right: ['status']}}}
      />
      {/* #endregion */}
    </div>
  );
}
