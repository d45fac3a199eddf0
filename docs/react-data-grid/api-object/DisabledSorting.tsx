import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
  {id: 3, product: 'Desk lamp', stock: 130},
  {id: 4, product: 'Webcam', stock: 75},
];

// #region preview
// A row: {id: 1, product: 'Standing desk', stock: 24}
const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110, sortable: false},
];

export default function DisabledSorting() {
  const apiRef = useGridApiRef();
  const sortByStock = (direction: 'asc' | 'desc' | null) =>
    apiRef.current?.sortColumn('stock', direction);

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => sortByStock('asc')}>Lowest stock first</Button>
      <Button onClick={() => sortByStock('desc')}>Highest stock first</Button>
      <Button onClick={() => sortByStock(null)}>Unsorted</Button>
      <div style={{height: 320}}>
        <DataGrid aria-label="Products" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
// #endregion
