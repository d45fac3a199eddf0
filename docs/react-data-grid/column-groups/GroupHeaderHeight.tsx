import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 180},
  {field: 'passengers', headerName: 'On board', type: 'number'},
  {field: 'seats', headerName: 'Seats', type: 'number'},
];

const columnGroupingModel = [
  {groupId: 'People', children: [{field: 'passengers'}, {field: 'seats'}]},
];

export default function GroupHeaderHeight() {
  return (
    <div style={{height: 356, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={36}
        hideFooter
      />
    </div>
  );
}
// #endregion
