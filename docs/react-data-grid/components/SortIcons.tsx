import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {DataGrid, type GridColDef, type GridSlots} from '@mui/x-data-grid';
import {createReadings, type Reading} from '../data/readings';

const rows = createReadings(100);

// #region preview
const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 140},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 170},
];

const slots = {
  columnSortedAscendingIcon: ExpandLessIcon,
  columnSortedDescendingIcon: ExpandMoreIcon,
  columnUnsortedIcon: UnfoldMoreIcon,
} as Partial<GridSlots>; // The props of the icons don't match the types of the slots

export default function SortIcons() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Readings"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{
          sorting: {sortModel: [{field: 'temperature', sort: 'desc'}]},
        }}
      />
    </div>
  );
}
// #endregion
