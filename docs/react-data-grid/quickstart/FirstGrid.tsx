import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  {id: 1, loaf: 'Rye', price: 5.2, baked: 40, sold: 37},
  {id: 2, loaf: 'Spelt', price: 6.4, baked: 24, sold: 24},
  {id: 3, loaf: 'Sourdough', price: 5.8, baked: 60, sold: 51},
  {id: 4, loaf: 'Baguette', price: 2.1, baked: 120, sold: 118},
];

const columns: GridColDef[] = [
  {field: 'loaf', headerName: 'Loaf', flex: 1, minWidth: 120},
  {field: 'price', headerName: 'Price ($)', type: 'number', width: 110},
  {field: 'baked', headerName: 'Baked', type: 'number', width: 100},
  {field: 'sold', headerName: 'Sold', type: 'number', width: 100},
];

export default function FirstGrid() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Loaves" rows={rows} columns={columns} />
    </div>
  );
}
