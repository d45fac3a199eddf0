import {DataGrid, getGridNumericOperators, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', stock: 42},
  {id: 2, product: 'Desk lamp', stock: 310},
  {id: 3, product: 'Docking station', stock: 96},
];

const filterOperators = getGridNumericOperators().filter(
  ({value}) => value === '<' || value === '>',
);

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'stock', headerName: 'Stock', type: 'number', filterOperators},
];
// #endregion

export default function FewOperators() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
