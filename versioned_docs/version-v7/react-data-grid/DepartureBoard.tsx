import {DataGrid, GridToolbar, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from './data/departures';

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {field: 'vessel', headerName: 'Vessel', width: 100},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 180},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'occupancy',
    headerName: 'Full',
    type: 'number',
    width: 90,
    valueGetter: (_, row) => row.passengers / row.seats,
    valueFormatter: (value: number) => `${Math.round(value * 100)}%`,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['On time', 'Delayed', 'Canceled'],
    width: 120,
  },
];

export default function DepartureBoard() {
  return (
    <div style={{height: 440, width: '100%'}}>
      {/* #region preview */}
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        checkboxSelection
        slots={{toolbar: GridToolbar}}
        initialState={{
          sorting: {sortModel: [{field: 'leaves', sort: 'asc'}]},
          pagination: {paginationModel: {pageSize: 5}},
        }}
        pageSizeOptions={[5, 10]}
      />
      {/* #endregion */}
    </div>
  );
}
