import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', quantity: 24, total: 13_176},
  {id: 2, product: 'Office chair', quantity: 12, total: 3_468},
  {id: 3, product: 'Desk lamp', quantity: 19, total: 1_121},
  {id: 4, product: 'Webcam', quantity: 13, total: 1_157},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

const initialState = {aggregation: {model: {quantity: 'sum', total: 'sum'}}};
// #endregion

export default function FooterTotals() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
