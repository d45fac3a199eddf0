import * as React from 'react';
import Chip, {type ChipProps} from '@mui/material/Chip';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, ORDER_STATUSES, type Order} from '../data/orders';

const currency = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

const STATUS_COLORS: Record<Order['status'], ChipProps['color']> = {
  Pending: 'warning',
  Paid: 'info',
  Shipped: 'primary',
  Delivered: 'success',
  Returned: 'error',
};

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => currency.format(value),
  },
  {
    // #region preview
    // const rows = createOrders(1_000); // {id: 1, customer: 'Summit Sports', status: 'Paid', …}
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    width: 120,
    editable: true,
    valueOptions: ORDER_STATUSES,
    renderCell: ({row}) => (
      <Chip
        label={row.status}
        size="small"
        variant="outlined"
        color={STATUS_COLORS[row.status]}
        sx={{color: 'text.primary'}}
      />
    ),
    // #endregion
  },
];

export default function SalesOrders() {
  return (
    <DataGrid
      aria-label="Sales orders"
      rows={rows}
      columns={columns}
      pageSizeOptions={[100]}
      checkboxSelection
      sx={{height: 350}}
    />
  );
}
