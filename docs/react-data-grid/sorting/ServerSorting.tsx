import * as React from 'react';
import {DataGrid, type GridColDef, type GridSortModel} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';
import {createServer} from '../data/server';

// #region preview
const server = createServer(createOrders(100), {delay: 600});

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
];

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let isLatest = true;
    server.list({sortModel}).then((answer) => {
      if (isLatest) {
        setRows(answer.rows);
        setLoading(false);
      }
    });
    return () => {
      isLatest = false;
    };
  }, [sortModel]);

  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => {
          setSortModel(model);
          setLoading(true);
        }}
      />
    </div>
  );
}
// #endregion
