import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'player', headerName: 'Player', width: 130},
  {field: 'instrument', headerName: 'Instrument', width: 130},
];

const rows = [
  {id: 1, player: 'Nora', instrument: 'Cello'},
  {id: 2, player: 'Emil', instrument: 'Oboe'},
  {id: 3, player: 'Ines', instrument: 'Harp'},
];

export default function SingleSelection() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid aria-label="Orchestra" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
