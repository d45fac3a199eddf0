import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 150},
  {field: 'vessel', headerName: 'Vessel', width: 90},
  {...GRID_CHECKBOX_SELECTION_COL_DEF, width: 100},
];

export default function CheckboxColumnPosition() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        checkboxSelection
      />
    </div>
  );
}
// #endregion
