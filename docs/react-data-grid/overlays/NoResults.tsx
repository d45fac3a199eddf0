import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['typewriter']}},
};

// Render: <DataGrid initialState={initialState} showToolbar … />
// #endregion

export default function NoResults() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
