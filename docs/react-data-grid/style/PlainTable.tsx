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
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
];

const initialState = {pagination: {paginationModel: {pageSize: 10}}};
const pageSizeOptions = [10];

// #region preview
// An Order is a row: {id: 10001, product: 'Standing desk', quantity: 24, …}
const PlainGrid = styled(DataGrid<Order>)(({theme}) => ({
  border: 0,
  fontFamily: 'Georgia, serif',
  [`& .${gridClasses.columnHeaders}`]: {borderBottom: '2px solid currentColor'},
  [`& .${gridClasses.columnSeparator}`]: {display: 'none'},
  '& .MuiCheckbox-root svg': {color: '#8a4b08'},
  ...theme.applyStyles('dark', {'& .MuiCheckbox-root svg': {color: '#f0b36a'}}),
}));

function NumberedPagination() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      page={page + 1}
      count={count}
      onChange={(_event, nextPage) => apiRef.current.setPage(nextPage - 1)}
      siblingCount={0}
    />
  );
}

// Render: <PlainGrid slots={slots} rows={rows} columns={columns} />
const slots = {pagination: NumberedPagination};
// #endregion

export default function PlainTable() {
  return (
    <div style={{height: 430, width: '100%'}}>
      <PlainGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
        slots={slots}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
