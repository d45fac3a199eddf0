import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 10001, product: 'Standing desk', quantity: 24, status: 'Shipped'},
  {id: 10002, product: 'Floor lamp', quantity: 6, status: 'Delivered'},
  {id: 10003, product: 'Webcam', quantity: 12, status: 'Pending'},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 160, hideable: false},
  {field: 'quantity', headerName: 'Quantity', type: 'number'},
  {field: 'status', headerName: 'Status', width: 110},
];
// #endregion

export default function HideableColumns() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
