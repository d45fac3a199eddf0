import {DataGrid, type GridColDef, type GridEventListener} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    width: 130,
    editable: true,
  },
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

const handleDoubleClick: GridEventListener<'cellDoubleClick'> = (_params, event) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};

export default function PreventEditing() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        onCellDoubleClick={handleDoubleClick}
      />
    </div>
  );
}
// #endregion
