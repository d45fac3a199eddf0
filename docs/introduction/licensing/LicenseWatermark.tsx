import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {Unstable_LicenseInfoProvider as LicenseInfoProvider} from '@mui/x-license';

// #region preview
const columns: GridColDef[] = [
  {field: 'invoice', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
];

const rows = [
  {id: 1, invoice: 'INV-2041', customer: 'Lakeside Market'},
  {id: 2, invoice: 'INV-2042', customer: 'Summit Sports'},
];

// Without a key, so that the watermark is visible on every copy of this page.
const info = {key: ''};

export default function LicenseWatermark() {
  return (
    <LicenseInfoProvider info={info}>
      <DataGridPro aria-label="Invoices" rows={rows} columns={columns} hideFooter />
    </LicenseInfoProvider>
  );
}
// #endregion
