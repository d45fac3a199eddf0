import {DataGrid, GridCellEditStopReasons, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 160},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    editable: true,
    width: 130,
  },
];

export default function StopOnKeys() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        onCellEditStop={(params, event) => {
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </div>
  );
}
// #endregion
