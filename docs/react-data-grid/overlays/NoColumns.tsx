import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 'INV-1001', customer: 'Elmont Bank', amount: 6603.03},
  {id: 'INV-1002', customer: 'Delta Freight', amount: 4692},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 110},
];

const initialState = {
  columns: {columnVisibilityModel: {customer: false, amount: false}},
};

// Render: <DataGrid initialState={initialState} … />
// #endregion

export default function NoColumns() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
