import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'port', headerName: 'Port', flex: 1, minWidth: 110},
  {field: 'country', headerName: 'Country', width: 130},
];

const rows = [
  {id: 1, port: 'Malmö', country: 'Sweden'},
  {id: 2, port: 'Lübeck', country: 'Germany'},
  {id: 3, port: 'Porto', country: 'Portugal'},
];

export default function AccentSearch() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Ports"
        rows={rows}
        columns={columns}
        showToolbar
        ignoreDiacritics
        initialState={{
          filter: {filterModel: {items: [], quickFilterValues: ['malmo']}},
        }}
      />
    </div>
  );
}
// #endregion
