import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const currency = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const rows = [
  {id: 1, invoice: 'INV-1001', amount: 6603.03, discount: 0.05},
  {id: 2, invoice: 'INV-1002', amount: 4692, discount: 0},
  {id: 3, invoice: 'INV-1003', amount: 15.7, discount: 0.125},
];

// #region preview
// A row: {id: 1, invoice: 'INV-1001', amount: 6603.03, discount: 0.05}
const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'invoice', headerName: 'Invoice', width: 110},
  {
    field: 'amount', // 6603.03 → "$6,603.03"
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) => (value == null ? '' : currency.format(value)),
  },
  {
    field: 'discount', // 0.125 → 12.5 → "12.5%"
    headerName: 'Discount',
    type: 'number',
    valueGetter: (value?: number) => (value == null ? null : value * 100),
    valueFormatter: (value?: number | null) => (value == null ? '' : `${value}%`),
  },
];
// #endregion

export default function FormattedValues() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid aria-label="Invoices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
