import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {departures, type Departure} from './data/departures';

const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 90},
  {field: 'route', headerName: 'Route', width: 240},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 240},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 200},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 200},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function PinnedBoard() {
  return (
    <div style={{height: 360, width: '100%'}}>
      {/* #region preview */}
      <DataGridPro
        rows={departures}
        columns={columns}
        initialState={{pinnedColumns: {left: ['vessel'], right: ['status']}}}
      />
      {/* #endregion */}
    </div>
  );
}
