import * as React from 'react';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../../data/server';

// #region preview
const server = createServer(createOrders(100), {delay: 600});

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    server.list({filterModel}, controller.signal).then(
      (answer) => {
        setRows(answer.rows);
        setLoading(false);
      },
      () => {}, // Aborted: a newer request is on its way.
    );
    return () => controller.abort();
  }, [filterModel]);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={loading}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={(model) => {
          setFilterModel(model);
          setLoading(true);
        }}
        showToolbar
      />
    </div>
  );
}
// #endregion
