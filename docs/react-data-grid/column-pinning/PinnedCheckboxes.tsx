import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_REORDER_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createReadings, type Reading} from '../data/readings';

const rows = createReadings(50);

// #region preview
const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 140},
  {field: 'temperature', headerName: 'Temperature in °C', type: 'number', width: 180},
  {field: 'humidity', headerName: 'Humidity in %', type: 'number', width: 180},
  {field: 'wind', headerName: 'Wind in m/s', type: 'number', width: 180},
  {field: 'pressure', headerName: 'Pressure in hPa', type: 'number', width: 180},
  {field: 'quality', headerName: 'Quality', width: 90},
];

const left = [GRID_REORDER_COL_DEF.field, GRID_CHECKBOX_SELECTION_COL_DEF.field];

export default function PinnedCheckboxes() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Readings"
        rows={rows}
        columns={columns}
        checkboxSelection
        rowReordering
        initialState={{pinnedColumns: {left, right: ['quality']}}}
      />
    </div>
  );
}
// #endregion
