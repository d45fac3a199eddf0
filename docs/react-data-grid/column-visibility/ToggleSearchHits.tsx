import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createReadings, type Reading} from '../data/readings';

const rows = createReadings(100);

// #region preview
const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 110},
  {field: 'temperature', headerName: 'Temperature in °C', type: 'number', width: 150},
  {field: 'humidity', headerName: 'Humidity in %', type: 'number', width: 130},
  {field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 120},
  {field: 'pressure', headerName: 'Pressure in hPa', type: 'number', width: 140},
];

export default function ToggleSearchHits() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Readings"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{columnsManagement: {toggleAllMode: 'filteredOnly', sort: 'asc'}}}
      />
    </div>
  );
}
// #endregion
