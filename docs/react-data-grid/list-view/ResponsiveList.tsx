import useMediaQuery from '@mui/material/useMediaQuery';
import {useTheme} from '@mui/material/styles';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
  {field: 'status', headerName: 'Status', width: 110},
];

const listViewColumn: GridListViewColDef<Order> = {
  field: 'listColumn',
  display: 'flex',
  renderCell: ({row}) => (
    <div style={{lineHeight: 1.4}}>
      {row.customer}
      <div>{`${row.product}, ${row.status}`}</div>
    </div>
  ),
};

// #region preview
// A row: {customer: 'Alder Clinics', product: 'Standing desk', status: 'Shipped', …}
// The columns: [{field: 'customer'}, {field: 'product'}, {field: 'status'}, …]
// listViewColumn renders the three values below each other.
export default function ResponsiveList() {
  const theme = useTheme();
  const isList = useMediaQuery(theme.breakpoints.down('md'));

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        listView={isList}
        listViewColumn={listViewColumn}
        rowHeight={isList ? 64 : 52}
      />
    </div>
  );
}
// #endregion
