import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {accounts, STATUSES, type Account} from './accounts';
import {EmailCell, OrdersCell, OwnerCell, StatusCell} from './cells';

// #region preview
// A row: {owner: 'Grace Okafor', orders: [18, 22, 21, 27, 30, 34], …}
const columns: GridColDef<Account>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'owner', headerName: 'Owner', width: 165, renderCell: OwnerCell},
  {field: 'email', headerName: 'Email', width: 210, renderCell: EmailCell},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: STATUSES,
    renderCell: StatusCell,
  },
  {
    field: 'orders',
    headerName: 'Orders per month',
    type: 'number', // The last month sorts, filters, and exports.
    valueGetter: (orders: number[]) => orders.at(-1),
    display: 'flex', // Centers the chart.
    renderCell: OrdersCell,
    width: 160,
  },
];
// #endregion

export default function AccountList() {
  return (
    <div style={{height: 318, width: '100%'}}>
      <DataGrid
        aria-label="Accounts"
        rows={accounts}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
