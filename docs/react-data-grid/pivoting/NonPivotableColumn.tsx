import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(200);

// #region preview
// A row: {customer: 'Granite Insurance', status: 'Draft', amount: 6603.03, …}
const columns: GridColDef<Invoice>[] = [
  // Each invoice number occurs once, so the pivot panel doesn't offer this column.
  {field: 'id', headerName: 'Invoice', width: 100, pivotable: false},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
];
// #endregion

const pivoting = {
  enabled: true,
  model: {
    rows: [{field: 'customer'}],
    columns: [],
    values: [{field: 'amount', aggFunc: 'sum'}],
  },
};

export default function NonPivotableColumn() {
  const isWide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <div style={{height: 540, width: '100%'}}>
      <DataGridPremium
        aria-label="Invoices by customer"
        rows={rows}
        columns={columns}
        initialState={{
          pivoting,
          sidebar: {open: isWide, value: GridSidebarValue.Pivot},
        }}
        showToolbar
      />
    </div>
  );
}
