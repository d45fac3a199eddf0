import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

// #region preview
const rows: GridRowsProp = [
  {id: 1, product: 'Standing desk', price: 549},
  {id: 2, product: 'Office chair', price: 289},
  {id: 3, product: 'Desk lamp', price: 59},
];

const columns: GridColDef[] = [{field: 'product', width: 180}, {field: 'price'}];

export default function TwoFields() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
// #endregion
