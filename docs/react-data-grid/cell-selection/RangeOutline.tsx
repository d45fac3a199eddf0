import type {SxProps, Theme} from '@mui/material/styles';
import {
  DataGridPremium,
  gridClasses,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'unitPrice', headerName: 'Price ($)', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

const initialState: DataGridPremiumProps['initialState'] = {
  cellSelection: {
    10002: {quantity: true, unitPrice: true},
    10003: {quantity: true, unitPrice: true},
    10004: {quantity: true, unitPrice: true},
  },
};

// #region preview
const edge = '2px solid';

// The `sx` prop of the grid:
const rangeStyles: SxProps<Theme> = (theme) => ({
  [`& .${gridClasses['cell--rangeTop']}`]: {borderTop: edge},
  [`& .${gridClasses['cell--rangeBottom']}`]: {borderBottom: edge},
  [`& .${gridClasses['cell--rangeLeft']}`]: {borderInlineStart: edge},
  [`& .${gridClasses['cell--rangeRight']}`]: {borderInlineEnd: edge},
  [`& .${gridClasses.cell}.Mui-selected`]: {
    borderColor: 'success.main',
    backgroundColor: 'rgba(46, 125, 50, 0.12)',
    ...theme.applyStyles('dark', {backgroundColor: 'rgba(102, 187, 106, 0.2)'}),
  },
});
// #endregion

export default function RangeOutline() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        rowSelection={false}
        cellSelection
        initialState={initialState}
        sx={rangeStyles}
      />
    </div>
  );
}
