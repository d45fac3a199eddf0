import {DataGridPremium, gridClasses, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'unitPrice', headerName: 'Price (USD)', type: 'number', width: 110},
  {field: 'port', headerName: 'Port', width: 110},
];

// #region preview
const edge = '2px solid';

export default function RangeOutline() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        rowSelection={false}
        cellSelection
        initialState={{
          cellSelection: {
            2: {quantity: true, unitPrice: true},
            3: {quantity: true, unitPrice: true},
            4: {quantity: true, unitPrice: true},
          },
        }}
        sx={(theme) => ({
          [`& .${gridClasses['cell--rangeTop']}`]: {borderTop: edge},
          [`& .${gridClasses['cell--rangeBottom']}`]: {borderBottom: edge},
          [`& .${gridClasses['cell--rangeLeft']}`]: {borderInlineStart: edge},
          [`& .${gridClasses['cell--rangeRight']}`]: {borderInlineEnd: edge},
          [`& .${gridClasses.cell}.Mui-selected`]: {
            borderColor: 'success.main',
            backgroundColor: 'rgba(46, 125, 50, 0.12)',
            ...theme.applyStyles('dark', {backgroundColor: 'rgba(102, 187, 106, 0.2)'}),
          },
        })}
      />
    </div>
  );
}
// #endregion
