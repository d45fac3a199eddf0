import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, product: 'Standing desk', quantity: 24},
  {id: 2, product: 'Office chair', quantity: 12},
  {id: 3, product: 'Desk lamp', quantity: 19},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 130},
];

// #region preview
// `rows` and `columns` show orders: {id: 1, product: 'Standing desk', quantity: 24}
export default function DisabledAggregation() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        disableAggregation
      />
    </div>
  );
}
// #endregion
