import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 10001, product: 'Standing desk', quantity: 24},
  {id: 10002, product: 'Floor lamp', quantity: 6},
  {id: 10003, product: 'Webcam', quantity: 12},
];

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24}
const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

export default function HeaderHeight() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnHeaderHeight={36}
        hideFooter
      />
    </div>
  );
}
// #endregion
