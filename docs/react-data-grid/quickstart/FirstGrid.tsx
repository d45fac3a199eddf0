import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  {id: 1, product: 'Standing desk', price: 549, stock: 40, sold: 37},
  {id: 2, product: 'Office chair', price: 289, stock: 24, sold: 24},
  {id: 3, product: 'Desk lamp', price: 59, stock: 60, sold: 51},
  {id: 4, product: 'Wireless mouse', price: 35, stock: 120, sold: 118},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'price', headerName: 'Price ($)', type: 'number', width: 110},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 100},
  {field: 'sold', headerName: 'Sold', type: 'number', width: 100},
];

export default function FirstGrid() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} />
    </div>
  );
}
