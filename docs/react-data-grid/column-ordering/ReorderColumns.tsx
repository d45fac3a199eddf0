import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// `rows` and `columns` show orders: {id: 10001, customer: 'Alder Clinics', …}
export default function ReorderColumns() {
  const [message, setMessage] = React.useState('Drag a column header.');

  return (
    <div style={{width: '100%'}}>
      <Typography role="status">{message}</Typography>
      <div style={{height: 372}}>
        <DataGridPro
          aria-label="Orders"
          rows={rows}
          columns={columns}
          onColumnOrderChange={({column, oldIndex, targetIndex}) =>
            setMessage(`${column.headerName} moved from ${oldIndex} to ${targetIndex}.`)
          }
        />
      </div>
    </div>
  );
}
// #endregion
