import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
function describeOrders(apiRef: React.RefObject<GridApi | null>) {
  const entries = gridFilteredSortedRowEntriesSelector(apiRef);
  const total = entries.reduce((sum, {model}) => sum + model.total, 0);
  return `${entries.length} orders, $${total.toLocaleString('en-US')}`;
}

// Call it in an event handler: onClick={() => setText(describeOrders(apiRef))}
// #endregion

export default function SelectorCall() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState(
    'Search for a customer, then press the button.',
  );

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => setText(describeOrders(apiRef))}>Add up the total</Button>
      <span role="status">{text}</span>
      <div style={{height: 340}}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          showToolbar
        />
      </div>
    </div>
  );
}
