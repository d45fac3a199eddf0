import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

const server = createServer(createOrders(500));

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    width: 120,
  },
];

// A row: {id: 10001, customer: 'Alder Clinics', quantity: 24, …}
const dataSource: GridDataSource = {
  getRows: ({sortModel, filterModel, paginationModel}) =>
    server.list({sortModel, filterModel, paginationModel}),
  // The grid shows the row that the server returns.
  updateRow: ({updatedRow}) => server.update(updatedRow as Order),
};
// #endregion

export default function SavedRows() {
  const apiRef = useGridApiRef();

  const reload = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 440}}>
      <Button onClick={reload} style={{alignSelf: 'start'}}>
        Reload page
      </Button>
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        initialState={{
          sorting: {sortModel: [{field: 'quantity', sort: 'desc'}]},
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
