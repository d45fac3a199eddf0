import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createInventory} from '../../data/inventory';

const columns: GridColDef[] = [
  {field: 'id', headerName: 'SKU', width: 110},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 160},
  {field: 'stock', headerName: 'Stock', type: 'number'},
];

// #region preview
// A row: {id: 'FUR-1001', product: 'Filing cabinet', stock: 25, …}
const rows = createInventory(60);
const pageSizeOptions = [5, 10, 25];
// Rows 11 to 15
const initialState = {pagination: {paginationModel: {page: 2, pageSize: 5}}};

export default function InitialPage() {
  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
      />
    </div>
  );
}
// #endregion
