import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'place', headerName: 'Place', type: 'number', width: 90},
  {field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120},
  {field: 'minutes', headerName: 'Time (min)', type: 'number', width: 120},
];

const rows = [
  {id: 1, place: 1, boat: 'Petrel', minutes: 48},
  {id: 2, place: 2, boat: 'Skua', minutes: 51},
  {id: 3, place: 3, boat: 'Tern', minutes: 55},
];

export default function NoSorting() {
  return (
    <div style={{height: 270, width: '100%'}}>
      <DataGrid
        aria-label="Regatta results"
        rows={rows}
        columns={columns}
        disableColumnSorting
      />
    </div>
  );
}
// #endregion
