import {DataGrid, type GridColDef, type GridRowParams} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 160},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
];

function isRowSelectable({row}: GridRowParams<Departure>) {
  return row.passengers > 50;
}

export default function SelectableRows() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
      />
    </div>
  );
}
// #endregion
