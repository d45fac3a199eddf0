import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
const columns: GridColDef[] = [
  {field: 'invoice', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
];

const rows = [
  {id: 1, invoice: 'INV-2041', customer: 'Lakeside Market'},
  {id: 2, invoice: 'INV-2042', customer: 'Summit Sports'},
  {id: 3, invoice: 'INV-2043', customer: 'Harbor Foods'},
];

// No call of LicenseInfo.setLicenseKey() before this component renders
export default function LicenseWatermark() {
  return <DataGridPro aria-label="Invoices" rows={rows} columns={columns} hideFooter />;
}
// #endregion
