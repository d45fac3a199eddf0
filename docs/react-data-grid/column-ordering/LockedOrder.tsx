import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 90},
  {field: 'status', headerName: 'Status', width: 90},
  {field: 'route', headerName: 'Route (locked)', width: 190, disableReorder: true},
];

export default function LockedOrder() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGridPro aria-label="Departures" rows={departures} columns={columns} />
    </div>
  );
}
// #endregion
