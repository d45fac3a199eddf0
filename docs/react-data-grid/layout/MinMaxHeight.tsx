import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const orders = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120},
  {field: 'total', headerName: 'Total', type: 'number', width: 90},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
function BoundedGrid({rows}: {rows: Order[]}) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 200,
        maxHeight: 400,
      }}
    >
      <DataGrid aria-label="Orders" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion

/** Returns the height of an element, which it observes. */
function useHeight(ref: React.RefObject<HTMLElement | null>) {
  const [height, setHeight] = React.useState(0);

  React.useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return height;
}

export default function MinMaxHeight() {
  const [count, setCount] = React.useState(1);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);
  const gridRef = React.useRef<HTMLDivElement>(null);
  const height = useHeight(gridRef);

  return (
    <div style={{width: '100%', minHeight: 445}}>
      {/* Not disabled at 0 and 100 rows, because they would lose the focus. */}
      <Button onClick={() => setCount((prev) => Math.max(prev - 1, 0))}>
        Remove a row
      </Button>
      <Button onClick={() => setCount((prev) => Math.min(prev + 1, orders.length))}>
        Add a row
      </Button>
      <div style={{display: 'flex', alignItems: 'flex-start', gap: 8}}>
        <div
          style={{
            height,
            borderInlineStart: '2px dashed',
            paddingInlineStart: 8,
            width: 56,
          }}
        >
          {height} px
        </div>
        <div ref={gridRef} style={{flex: 1, minWidth: 0}}>
          <BoundedGrid rows={rows} />
        </div>
      </div>
    </div>
  );
}
