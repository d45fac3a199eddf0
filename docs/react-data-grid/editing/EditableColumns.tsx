import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 160},
  {field: 'vessel', headerName: 'Vessel', editable: true, width: 110},
  {field: 'seats', headerName: 'Seats', type: 'number', editable: true, width: 90},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', editable: true, width: 200},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['On time', 'Delayed', 'Canceled'],
    editable: true,
    width: 120,
  },
];

export default function EditableColumns() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid aria-label="Departures" rows={departures} columns={columns} />
    </div>
  );
}
// #endregion
