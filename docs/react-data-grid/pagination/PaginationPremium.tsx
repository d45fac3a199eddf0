import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function PaginationPremium() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        pagination
        initialState={{pagination: {paginationModel: {pageSize: 250}}}}
        pageSizeOptions={[50, 250, 1000]}
      />
    </div>
  );
}
// #endregion
