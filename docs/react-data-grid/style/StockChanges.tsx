import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', change: 12},
  {id: 2, product: 'Office chair', change: -4},
  {id: 3, product: 'Desk lamp', change: 7},
];

// #region preview
// A row: {id: 2, product: 'Office chair', change: -4}
const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 150, cellClassName: 'product'},
  {
    field: 'change',
    headerName: 'Change in stock',
    type: 'number',
    width: 150,
    cellClassName: ({value}) => (value < 0 ? 'decrease' : 'increase'),
  },
];

const sx = {
  '& .product': {fontWeight: 'bold'},
  '& .decrease': {color: 'error.main'},
  '& .increase': {color: 'success.main'},
};

// Pass them to the grid: <DataGrid rows={rows} columns={columns} sx={sx} />
// #endregion

export default function StockChanges() {
  return (
    <div style={{height: 240, width: '100%'}}>
      <DataGrid
        aria-label="Changes in stock"
        rows={rows}
        columns={columns}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
