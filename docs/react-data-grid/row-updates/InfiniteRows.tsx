import * as React from 'react';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

const server = createServer(createOrders(1_000), {delay: 300});
const fetchAfter = (id?: number) => server.list({cursor: {after: id, pageSize: 20}});

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

// Shown although deprecated: onRowsScrollEnd
export default function InfiniteRows() {
  // #region preview
  // fetchAfter(10020) resolves to {rows: [{id: 10021, total: 2653, …}, …], hasNextPage: true}
  const [rows, setRows] = React.useState<Order[]>([]);
  const [isLoading, setIsLoading] = React.useState(true);
  const [hasMore, setHasMore] = React.useState(true);

  React.useEffect(() => {
    let isMounted = true;
    if (isLoading) {
      fetchAfter(rows.at(-1)?.id).then((page) => {
        if (isMounted) {
          setRows([...rows, ...page.rows]);
          setHasMore(page.hasNextPage);
          setIsLoading(false);
        }
      });
    }
    return () => {
      isMounted = false;
    };
  }, [isLoading, rows]);

  const handleRowsScrollEnd = () => setIsLoading(hasMore);
  // #endregion

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={isLoading}
        onRowsScrollEnd={handleRowsScrollEnd}
        scrollEndThreshold={200}
        slotProps={{loadingOverlay: {variant: 'linear-progress'}}}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
