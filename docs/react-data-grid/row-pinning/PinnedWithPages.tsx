import Box from '@mui/material/Box';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../data/orders';

// #region preview
const orders = createOrders(103);
const rows = orders.slice(3);
const pinnedRows = {top: [orders[0]!], bottom: [orders[1]!, orders[2]!]};

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true},
  {field: 'quantity', headerName: 'Pieces', type: 'number', width: 100, editable: true},
];

export default function PinnedWithPages() {
  return (
    <Box sx={{height: 540, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5, 25, 100]}
        initialState={{pagination: {paginationModel: {pageSize: 5}}}}
      />
    </Box>
  );
}
// #endregion
