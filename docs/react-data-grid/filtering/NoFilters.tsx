import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 10001, customer: 'Alder Clinics', product: 'Standing desk'},
  {id: 10002, customer: 'Foxglove Media', product: 'Office chair'},
  {id: 10003, customer: 'Birchwood Schools', product: 'Desk lamp'},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk'}
const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 160},
];

export default function NoFilters() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        disableColumnFilter
        showToolbar
        hideFooter
      />
    </div>
  );
}
// #endregion
