import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90, pivotable: false}, // not in the panel
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

const pivoting = {
  enabled: true,
  model: {
    rows: [{field: 'port'}],
    columns: [],
    values: [{field: 'quantity', aggFunc: 'sum'}],
  },
};

export default function NonPivotableColumn() {
  const wide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <div style={{height: 540, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by port"
        rows={rows}
        columns={columns}
        initialState={{
          pivoting,
          sidebar: {open: wide, value: GridSidebarValue.Pivot},
        }}
        showToolbar
      />
    </div>
  );
}
// #endregion
