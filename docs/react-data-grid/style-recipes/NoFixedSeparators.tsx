import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 110, resizable: false},
  {field: 'route', headerName: 'Route (resizable)', width: 190},
  {field: 'status', headerName: 'Status', width: 110, resizable: false},
];

const separator = gridClasses.columnSeparator;
const resizable = gridClasses['columnSeparator--resizable'];

export default function NoFixedSeparators() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid
        aria-label="Departures with one resizable column"
        rows={departures}
        columns={columns}
        sx={{[`& .${separator}:not(.${resizable})`]: {display: 'none'}}}
        hideFooter
      />
    </div>
  );
}
// #endregion
