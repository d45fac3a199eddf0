import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 10001, product: 'Standing desk', quantity: 4, status: 'Shipped'},
  {id: 10002, product: 'Office chair', quantity: 12, status: 'Paid'},
  {id: 10003, product: 'Desk lamp', quantity: 9, status: 'Delivered'},
  {id: 10004, product: 'Webcam', quantity: 2, status: 'Pending'},
];

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 4, status: 'Shipped'}
const columns: GridColDef[] = [
  {field: 'product', headerClassName: 'primary-header', flex: 1, minWidth: 130},
  {field: 'quantity', align: 'center', headerAlign: 'center', width: 110},
  {
    field: 'status',
    headerClassName: ({colDef}) => (colDef.sortable ? 'sortable-header' : ''),
    width: 110,
  },
];

const sx = {
  '& .primary-header': {bgcolor: 'primary.main', color: 'primary.contrastText'},
  '& .sortable-header': {bgcolor: 'secondary.main', color: 'secondary.contrastText'},
};

// Pass both to the grid: <DataGrid columns={columns} sx={sx} … />
// #endregion

export default function ColoredHeaders() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        sx={sx}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
