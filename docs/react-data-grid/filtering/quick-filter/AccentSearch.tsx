import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 170},
  {field: 'city', headerName: 'City', width: 130},
];

const rows = [
  {id: 1, customer: 'Café Aurora', city: 'Zürich'},
  {id: 2, customer: 'Juniper Labs', city: 'São Paulo'},
  {id: 3, customer: 'Cedar Health', city: 'Toronto'},
];

// #region preview
// A row: {id: 2, customer: 'Juniper Labs', city: 'São Paulo'}
const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['sao']}},
};

export default function AccentSearch() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Customers"
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
