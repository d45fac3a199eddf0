import * as React from 'react';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';

interface Answer {
  rows: Order[];
  /** The filter model of the request. */
  filterModel?: GridFilterModel;
}

const server = createServer(createOrders(100), {delay: 600});
const fetchOrders = (filterModel: GridFilterModel) => server.list({filterModel});

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

/** Requests the rows, and returns the previous ones until the answer arrives. */
function useOrders(filterModel: GridFilterModel) {
  const [answer, setAnswer] = React.useState<Answer>({rows: []});

  React.useEffect(() => {
    let isLatest = true;
    fetchOrders(filterModel).then(
      ({rows}) => isLatest && setAnswer({rows, filterModel}),
    );
    return () => {
      isLatest = false;
    };
  }, [filterModel]);

  return {rows: answer.rows, loading: answer.filterModel !== filterModel};
}

// #region preview
// useOrders fetches the rows that match: {rows: [{id: 10001, product: 'Standing desk', …}, …]}.
export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({items: []});
  const {rows, loading} = useOrders(filterModel);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        loading={loading}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        showToolbar
      />
    </div>
  );
}
// #endregion
