import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    width: 130,
    sortable: false,
  },
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

export default function DisabledSorting() {
  const apiRef = useGridApiRef();

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => apiRef.current?.sortColumn('passengers', 'asc')}>
        Fewest first
      </Button>
      <Button onClick={() => apiRef.current?.sortColumn('passengers', 'desc')}>
        Most first
      </Button>
      <Button onClick={() => apiRef.current?.sortColumn('passengers', null)}>
        Unsorted
      </Button>
      <div style={{height: 320, marginTop: 8}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
        />
      </div>
    </div>
  );
}
// #endregion
