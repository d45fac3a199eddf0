import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', width: 130},
];

const rows = [
  {id: 1, name: 'José García', office: 'Austin'},
  {id: 2, name: 'Zoë Fischer', office: 'New York'},
  {id: 3, name: 'Noah Johnson', office: 'Chicago'},
];

// #region preview
// A row: {id: 1, name: 'José García', office: 'Austin'}
const filterModel = {items: [{field: 'name', operator: 'contains', value: 'garcia'}]};
const initialState = {filter: {filterModel}};

export default function IgnoreDiacritics() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        initialState={initialState}
        ignoreDiacritics
        showToolbar
        hideFooter
      />
    </div>
  );
}
// #endregion
