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

/** Requests the rows, and returns the previous ones until the answer arrives. */
function useOrders(sortModel: GridSortModel) {
  const [answer, setAnswer] = React.useState<Answer>({rows: []});

  React.useEffect(() => {
    let isLatest = true;
    fetchOrders(sortModel).then(({rows}) => isLatest && setAnswer({rows, sortModel}));
    return () => {
      isLatest = false;
    };
  }, [sortModel]);

  return {rows: answer.rows, loading: answer.sortModel !== sortModel};
}

// #region preview
// useOrders fetches the sorted rows: {rows: [{id: 10001, product: 'Standing desk', …}, …]}.
export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const {rows, loading} = useOrders(sortModel);

  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
      />
    </div>
  );
}
// #endregion
