import * as React from 'react';
import {DataGrid, type GridColDef, type GridSortModel} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

interface Answer {
  rows: Order[];
  /** The sort model of the request. */
  sortModel?: GridSortModel;
}

const server = createServer(createOrders(100), {delay: 600});
const fetchOrders = (sortModel: GridSortModel) => server.list({sortModel});

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
];

// #region preview
// fetchOrders([{field: 'quantity', sort: 'desc'}]) resolves to {rows: [{id: 10001, …}, …]}
export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [answer, setAnswer] = React.useState<Answer>({rows: []});

  React.useEffect(() => {
    let isLatest = true;
    fetchOrders(sortModel).then(({rows}) => isLatest && setAnswer({rows, sortModel}));
    return () => {
      isLatest = false;
    };
  }, [sortModel]);

  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={answer.rows}
        columns={columns}
        loading={answer.sortModel !== sortModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </div>
  );
}
// #endregion
