import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

// #region preview
const rows: GridRowsProp = [
  {id: 1, instrument: 'Cello', player: 'Nora'},
  {id: 2, instrument: 'Oboe', player: 'Emil'},
];

const columns: GridColDef[] = [
  {field: 'instrument', headerName: 'Instrument', width: 200},
];

export default function BasicRows() {
  return (
    <div style={{height: 240, width: '100%'}}>
      <DataGrid aria-label="Instruments" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
