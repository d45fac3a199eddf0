import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from './data/departures';

const colors = {
  'On time': 'success.main',
  Delayed: 'warning.main',
  Canceled: 'error.main',
};
const time = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short'});

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {field: 'vessel', headerName: 'Vessel', width: 100},
  {
    field: 'leaves',
    headerName: 'Leaves',
    type: 'dateTime',
    width: 100,
    valueFormatter: (value: Date) => time.format(value),
  },
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'occupancy',
    headerName: 'Occupancy',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => Math.round((row.passengers / row.seats) * 100),
    valueFormatter: (value: number) => `${value}%`,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['On time', 'Delayed', 'Canceled'],
    width: 120,
    renderCell: ({row}) => (
      <Box sx={{display: 'flex', alignItems: 'center', gap: 1, height: '100%'}}>
        <Box
          sx={{width: 8, height: 8, borderRadius: '50%', bgcolor: colors[row.status]}}
        />
        {row.status}
      </Box>
    ),
  },
];

export default function DepartureBoard() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        checkboxSelection
        showToolbar
        initialState={{
          columns: {columnVisibilityModel: {vessel: false}},
          sorting: {sortModel: [{field: 'leaves', sort: 'asc'}]},
          pagination: {paginationModel: {pageSize: 5}},
        }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
// #endregion
