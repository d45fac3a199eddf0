import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createInvoices} from '../../data/invoices';

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 130},
];

// #region preview
// A row: {id: 'INV-1001', customer: 'Granite Insurance', amount: 6603.03, …}
const rows = createInvoices(10_000);
const pageSizeOptions = [50, 250, 1_000];
const initialState = {pagination: {paginationModel: {pageSize: 250}}};

export default function PaginationPremium() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        pagination
        pageSizeOptions={pageSizeOptions}
        initialState={initialState}
      />
    </div>
  );
}
// #endregion
