import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const urgency = ['Canceled', 'Delayed', 'On time'];

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    sortComparator: (one: string, other: string) =>
      urgency.indexOf(one) - urgency.indexOf(other),
  },
];

export default function OwnOrder() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        initialState={{sorting: {sortModel: [{field: 'status', sort: 'asc'}]}}}
      />
    </div>
  );
}
// #endregion
