import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const orders = createOrders(12);

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
];

function GrowingGrid({rows}: {rows: Order[]}) {
  return (
    <div style={{display: 'flex', flexDirection: 'column'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion

export default function FlexParent() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);

  return (
    <div style={{width: '100%'}}>
      <Button disabled={count === 0} onClick={() => setCount((prev) => prev - 1)}>
        Remove a row
      </Button>
      <Button
        disabled={count === orders.length}
        onClick={() => setCount((prev) => prev + 1)}
      >
        Add a row
      </Button>
      <GrowingGrid rows={rows} />
    </div>
  );
}
