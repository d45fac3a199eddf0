import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from './data/departures';

const time = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short'});

const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 180},
  {
    field: 'leaves',
    headerName: 'Leaves',
    type: 'dateTime',
    width: 90,
    valueFormatter: (value?: Date) => value && time.format(value),
  },
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

export default function GroupedBoard() {
  return (
    <div style={{height: 420, width: '100%'}}>
      {/* #region preview */}
      <DataGridPremium
        rows={departures}
        columns={columns}
        initialState={{
          columns: {columnVisibilityModel: {vessel: false}},
          rowGrouping: {model: ['vessel']},
          aggregation: {model: {passengers: 'sum', seats: 'sum'}},
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Skua'}
        groupingColDef={{headerName: 'Vessel', width: 160}}
      />
      {/* #endregion */}
    </div>
  );
}
