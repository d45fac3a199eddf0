import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, editable: true},
  {field: 'country', headerName: 'Country', width: 130, editable: true},
];

// #region preview
// 'Alder Clinics,Mexico\r\nCedar Health,Canada' →
// [['Alder Clinics', 'Mexico'], ['Cedar Health', 'Canada']]
const format: Pick<
  DataGridPremiumProps,
  'clipboardCopyCellDelimiter' | 'splitClipboardPastedText'
> = {
  clipboardCopyCellDelimiter: ',',
  splitClipboardPastedText: (text, delimiter) => {
    if (text.trim() === '') {
      return null; // Cancels the paste.
    }
    const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
    return lines.map((line) => line.split(delimiter));
  },
};
// #endregion

export default function CommaDelimiter() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport
        {...format}
      />
    </div>
  );
}
