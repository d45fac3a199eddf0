import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 200},
  {field: 'vessel', headerName: 'Vessel'}, // 100
  {field: 'seats', headerName: 'Seats', width: 60, minWidth: 90}, // 90
];

export default function ColumnWidth() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
// #endregion
