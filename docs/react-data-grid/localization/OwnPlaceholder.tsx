import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
  {id: 3, product: 'Desk lamp', stock: 130},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

const localeText = {toolbarQuickFilterPlaceholder: 'Find a product'};

// Pass it to the grid: <DataGrid localeText={localeText} showToolbar … />
// #endregion

export default function OwnPlaceholder() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        localeText={localeText}
        showToolbar
      />
    </div>
  );
}
