import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {field: 'vessel', headerName: 'Vessel', width: 110},
  {field: 'status', headerName: 'Status', width: 120, filterable: false},
];

export default function LockedFilter() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{field: 'status', operator: 'equals', value: 'On time'}],
            },
          },
        }}
        showToolbar
      />
    </div>
  );
}
// #endregion
