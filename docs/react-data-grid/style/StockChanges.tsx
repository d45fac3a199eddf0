import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Mooring rope', change: 12},
  {id: 2, product: 'Life jacket', change: -4},
  {id: 3, product: 'Signal lamp', change: null},
  {id: 4, product: 'Fender', change: 7},
];

const signed = new Intl.NumberFormat('en-US', {signDisplay: 'exceptZero'});

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'product', headerName: 'Product', width: 150, cellClassName: 'product'},
  {
    field: 'change',
    headerName: 'Change in stock',
    type: 'number',
    width: 150,
    valueFormatter: (value?: number) =>
      value == null ? 'Not counted' : signed.format(value),
    cellClassName: ({value}) => {
      if (value == null) {
        return '';
      }
      return value < 0 ? 'decrease' : 'increase';
    },
  },
];

export default function StockChanges() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid
        aria-label="Changes in stock"
        rows={rows}
        columns={columns}
        sx={{
          '& .product': {fontWeight: 'bold'},
          '& .decrease': {color: 'error.main'},
          '& .increase': {color: 'success.main'},
        }}
        hideFooter
      />
    </div>
  );
}
// #endregion
