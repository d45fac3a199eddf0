import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 120, headerClassName: 'ship-header'},
  {
    field: 'seats',
    headerName: 'Seats',
    width: 130,
    align: 'center',
    headerAlign: 'center',
    headerClassName: ({colDef}) => (colDef.sortable === false ? '' : 'sortable-header'),
  },
  {
    field: 'route',
    headerName: 'Route',
    flex: 1,
    minWidth: 180,
    headerClassName: 'ship-header',
  },
];

export default function ColoredHeaders() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid
        aria-label="Vessels and routes"
        rows={departures}
        columns={columns}
        sx={{
          '& .ship-header': {
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          },
          '& .sortable-header': {
            backgroundColor: 'secondary.main',
            color: 'secondary.contrastText',
          },
        }}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
// #endregion
