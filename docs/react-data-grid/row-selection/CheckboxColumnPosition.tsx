import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', price: 549},
  {id: 2, product: 'Office chair', price: 289},
  {id: 3, product: 'Desk lamp', price: 59},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'price', headerName: 'Price ($)', type: 'number', width: 100},
  {...GRID_CHECKBOX_SELECTION_COL_DEF, width: 100},
];

export default function CheckboxColumnPosition() {
  return (
    <div style={{height: 268, width: '100%'}}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} checkboxSelection />
    </div>
  );
}
// #endregion
