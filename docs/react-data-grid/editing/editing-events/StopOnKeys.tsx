import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 10001, product: 'Standing desk', quantity: 24},
  {id: 10002, product: 'Webcam', quantity: 14},
  {id: 10003, product: 'Desk lamp', quantity: 10},
];

// A click outside the cell doesn't end editing.
const stayInEditMode: GridEventListener<'cellEditStop'> = ({reason}, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};
// #endregion

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    width: 130,
  },
];

export default function StopOnKeys() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        onCellEditStop={stayInEditMode}
        hideFooter
      />
    </div>
  );
}
