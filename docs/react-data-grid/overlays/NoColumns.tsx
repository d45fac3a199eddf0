import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1},
  {field: 'vessel', headerName: 'Vessel', width: 110},
];

export default function NoColumns() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        initialState={{columns: {columnVisibilityModel: {route: false, vessel: false}}}}
      />
    </div>
  );
}
// #endregion
