import type {GridColDef} from '@mui/x-data-grid';
import type {Departure} from './departures';

const time = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short'});

/** The timetable as most demos show it. */
export const departureColumns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {field: 'vessel', headerName: 'Vessel', width: 110},
  {
    field: 'leaves',
    headerName: 'Leaves',
    type: 'dateTime',
    width: 100,
    valueFormatter: (value: Date) => time.format(value),
  },
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['On time', 'Delayed', 'Canceled'],
    width: 120,
  },
];
