import {DataGrid, type GridColDef, type GridInitialState} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1},
  {field: 'warehouse', headerName: 'Warehouse', flex: 1},
  {field: 'stock', headerName: 'In stock', type: 'number', width: 90},
];

const rows = [
  {id: 1, product: 'Desk lamp', warehouse: 'Denver', stock: 120},
  {id: 2, product: 'Office chair', warehouse: 'Atlanta', stock: 310},
  {id: 3, product: 'Standing desk', warehouse: 'Portland', stock: 450},
];

const initialState: GridInitialState = {
  sorting: {sortModel: [{field: 'stock', sort: 'desc'}]},
};

// <DataGrid rows={rows} columns={columns} checkboxSelection />
// #endregion

export default function ThemedGrid() {
  return (
    <DataGrid
      aria-label="Inventory"
      rows={rows}
      columns={columns}
      checkboxSelection
      initialState={initialState}
      hideFooter
    />
  );
}
