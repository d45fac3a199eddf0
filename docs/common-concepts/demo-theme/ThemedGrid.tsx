import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'route', headerName: 'Route', flex: 1},
  {field: 'ferry', headerName: 'Ferry', flex: 1},
  {field: 'cars', headerName: 'Cars', type: 'number', width: 90},
];

const rows = [
  {id: 1, route: 'Bergen – Stavanger', ferry: 'Havørn', cars: 120},
  {id: 2, route: 'Kiel – Oslo', ferry: 'Aurora', cars: 310},
  {id: 3, route: 'Calais – Dover', ferry: 'Albion', cars: 450},
];

export default function ThemedGrid() {
  return (
    // #region preview
    <DataGrid
      aria-label="Ferries"
      rows={rows}
      columns={columns}
      checkboxSelection
      initialState={{sorting: {sortModel: [{field: 'cars', sort: 'desc'}]}}}
      hideFooter
    />
    // #endregion
  );
}
