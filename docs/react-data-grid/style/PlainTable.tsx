import Pagination from '@mui/material/Pagination';
import {styled} from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
];

// #region preview
const PlainGrid = styled(DataGrid<Order>)(({theme}) => ({
  border: 0,
  fontFamily: 'Georgia, serif',
  [`& .${gridClasses.columnHeaders}`]: {borderBottom: '2px solid currentColor'},
  [`& .${gridClasses.columnSeparator}`]: {display: 'none'},
  [`& .${gridClasses.cell}`]: {color: 'rgba(0, 0, 0, 0.8)'},
  '& .MuiCheckbox-root svg': {borderRadius: 0, color: '#8a4b08'},
  ...theme.applyStyles('dark', {
    [`& .${gridClasses.cell}`]: {color: 'rgba(255, 255, 255, 0.85)'},
    '& .MuiCheckbox-root svg': {color: '#f0b36a'},
  }),
}));

function Pager() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      shape="rounded"
      size="small"
      siblingCount={0}
      page={page + 1}
      count={count}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function PlainTable() {
  return (
    <div style={{height: 430, width: '100%'}}>
      <PlainGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={{pagination: {paginationModel: {pageSize: 10}}}}
        pageSizeOptions={[10]}
        slots={{pagination: Pager}}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
// #endregion
