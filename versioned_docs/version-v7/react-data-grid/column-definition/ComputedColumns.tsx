import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {
    field: 'leaves',
    headerName: 'Leaves',
    type: 'dateTime',
    width: 110,
    valueFormatter: (value: Date) =>
      value.toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'}),
  },
  {
    field: 'free',
    headerName: 'Free seats',
    type: 'number',
    width: 120,
    valueGetter: (value, row) => row.seats - row.passengers,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: ({value}) => (value === 'On time' ? value : <strong>{value}</strong>),
  },
];

export default function ComputedColumns() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Departures" rows={departures} columns={columns} />
    </div>
  );
}
// #endregion
