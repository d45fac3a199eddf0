import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(20);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130, editable: true},
  {field: 'city', headerName: 'City', width: 100, editable: true},
];

const splitClipboardPastedText: DataGridPremiumProps['splitClipboardPastedText'] = (
  text,
  delimiter,
) =>
  text.trim() === ''
    ? null // don't paste
    : text
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .map((line) => line.split(delimiter));

export default function CommaDelimiter() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport
        clipboardCopyCellDelimiter=","
        splitClipboardPastedText={splitClipboardPastedText}
      />
    </div>
  );
}
// #endregion
