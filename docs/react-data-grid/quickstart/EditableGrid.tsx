import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Product {
  id: number;
  product: string;
  stock: number;
  sold: number;
}

const rows: Product[] = [
  {id: 1, product: 'Standing desk', stock: 40, sold: 37},
  {id: 2, product: 'Office chair', stock: 24, sold: 24},
  {id: 3, product: 'Desk lamp', stock: 60, sold: 51},
  {id: 4, product: 'Wireless mouse', stock: 120, sold: 118},
];

// #region preview
// A row: {id: 1, product: 'Standing desk', stock: 40, sold: 37}
const columns: GridColDef<Product>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
  {field: 'sold', headerName: 'Sold', type: 'number', width: 90, editable: true},
  {
    field: 'left',
    headerName: 'Left',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.stock - row.sold,
  },
];

const processRowUpdate = (row: Product) => ({
  ...row,
  sold: Math.min(row.sold, row.stock),
});
// #endregion

export default function EditableGrid() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Products sold this week"
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        processRowUpdate={processRowUpdate}
      />
    </div>
  );
}
