import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 10001, customer: 'Alder Clinics', product: 'Webcam', quantity: 24},
  {id: 10002, customer: 'Foxglove Media', product: 'Floor lamp', quantity: 6},
  {id: 10003, customer: 'Birchwood Schools', product: 'Desk lamp', quantity: 12},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 200},
  {field: 'product', headerName: 'Product'}, // 100
  {field: 'quantity', headerName: 'Quantity', width: 60, minWidth: 90}, // 90
];
// #endregion

export default function ColumnWidth() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
