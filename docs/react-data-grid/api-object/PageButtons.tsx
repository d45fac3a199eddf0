import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const initialState = {pagination: {paginationModel: {pageSize: 4}}};
const pageSizeOptions = [4];

// #region preview
function PageFooter() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <div style={{padding: 8}}>
      <Button disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
        Previous
      </Button>
      <Button
        disabled={page >= count - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        Next
      </Button>
    </div>
  );
}

// Pass it to the grid: <DataGrid slots={slots} … />
const slots = {footer: PageFooter};
// #endregion

export default function PageButtons() {
  return (
    <div style={{height: 326, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
      />
    </div>
  );
}
