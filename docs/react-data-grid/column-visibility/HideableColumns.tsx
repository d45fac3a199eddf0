import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 190, hideable: false},
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'status', headerName: 'Status'},
];

export default function HideableColumns() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
// #endregion
