import Pagination from '@mui/material/Pagination';
import type {TablePaginationProps} from '@mui/material/TablePagination';
import {
  DataGrid,
  gridPageCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(2_000);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
];

const initialState = {pagination: {paginationModel: {pageSize: 25}}};

// #region preview
type ActionsProps = Pick<TablePaginationProps, 'page' | 'onPageChange' | 'className'>;

function PageActions({page, onPageChange, className}: ActionsProps) {
  const apiRef = useGridApiContext();
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      className={className}
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(_event, newPage) => onPageChange(null, newPage - 1)}
    />
  );
}

// Pass it to the grid: <DataGrid slotProps={slotProps} … />
const slotProps = {basePagination: {material: {ActionsComponent: PageActions}}};
// #endregion

export default function PageNumbers() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
      />
    </div>
  );
}
