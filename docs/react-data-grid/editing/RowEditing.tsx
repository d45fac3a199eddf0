import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'player', headerName: 'Player', editable: true, width: 120},
  {field: 'instrument', headerName: 'Instrument', editable: true, width: 130},
  {field: 'born', headerName: 'Born', type: 'date', editable: true, width: 150},
];

const rows = [
  {id: 1, player: 'Nora', instrument: 'Cello', born: new Date(1994, 2, 8)},
  {id: 2, player: 'Emil', instrument: 'Oboe', born: new Date(1988, 10, 21)},
  {id: 3, player: 'Ines', instrument: 'Harp', born: new Date(2001, 6, 2)},
];

export default function RowEditing() {
  return (
    <div style={{height: 310, width: '100%'}}>
      <DataGrid aria-label="Orchestra" rows={rows} columns={columns} editMode="row" />
    </div>
  );
}
// #endregion
