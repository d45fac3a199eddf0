import type {GridColDef} from '@mui/x-data-grid';
import type {Departure} from './departures';

/** The columns of the timetable, as most demos show them. */
export const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 190},
  {field: 'vessel', headerName: 'Vessel', width: 100},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['On time', 'Delayed', 'Canceled'],
    width: 120,
  },
];
