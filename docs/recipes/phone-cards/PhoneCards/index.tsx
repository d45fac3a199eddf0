import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import {useTheme} from '@mui/material/styles';
import {
  DataGridPro,
  type GridColDef,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../../data/orders';
import {OrderCard} from './OrderCard';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'orderedAt', headerName: 'Date', type: 'date', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 100},
  {field: 'status', headerName: 'Status', width: 110},
];

const cardColumn: GridListViewColDef<Order> = {
  field: 'card',
  renderCell: (params) => <OrderCard {...params} />,
};

export default function PhoneCards() {
  // #region preview
  // columns: [{field: 'customer'}, {field: 'product'}, {field: 'total'}, …]
  // cardColumn: {field: 'card', renderCell: (params) => <OrderCard {...params} />}
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const [isForced, setIsForced] = React.useState(false); // For this demo.
  const isCards = isPhone || isForced;

  const grid = (
    <DataGridPro
      aria-label="Orders"
      rows={rows}
      columns={columns}
      listView={isCards}
      listViewColumn={cardColumn}
      rowHeight={isCards ? 108 : 52}
      showToolbar
    />
  );
  // #endregion

  return (
    <div>
      {!isPhone && (
        <FormControlLabel
          control={<Switch checked={isForced} />}
          label="Show cards"
          onChange={() => setIsForced(!isForced)}
        />
      )}
      <div style={{height: 440, maxWidth: isCards ? 400 : undefined}}>{grid}</div>
    </div>
  );
}
