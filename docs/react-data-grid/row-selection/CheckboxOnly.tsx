import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'INV-1001', customer: 'Alder Clinics', amount: 1290},
  {id: 'INV-1002', customer: 'Cedar Health', amount: 845.5},
  {id: 'INV-1003', customer: 'Hudson Hotels', amount: 4312},
];

// #region preview
// A row: {id: 'INV-1001', customer: 'Alder Clinics', amount: 1290}
const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 110},
];

export default function CheckboxOnly() {
  return (
    <div style={{height: 268, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
// #endregion
