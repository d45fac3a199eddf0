import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {
  formatDollars,
  formatFileSize,
  formatPercent,
  formatRelativeDay,
} from './formats';
import {invoices, type InvoiceRow} from './invoices';

// Fixed for this demo. In an app, use the current day at midnight.
const TODAY = new Date(2025, 10, 28);

// #region preview
// A row: {amount: 1234.5, discount: 0.025, due: new Date(2025, 11, 2), pdf: null, …}
const columns: GridColDef<InvoiceRow>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => formatDollars(value),
  },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    valueFormatter: (value: number) => formatPercent(value),
  },
  // #endregion
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 140,
    valueFormatter: (value: Date) => formatRelativeDay(value, TODAY),
  },
  {
    field: 'pdf',
    headerName: 'PDF size',
    type: 'number',
    valueFormatter: (value: number | null) =>
      value == null ? 'No file' : formatFileSize(value),
  },
];

export default function FormattedInvoices() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid aria-label="Invoices" rows={invoices} columns={columns} />
    </div>
  );
}
