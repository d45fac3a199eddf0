import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', …}
const columns: GridColDef<Order>[] = [
  // The pinned column comes first, because the grid doesn't move it to the edge.
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 220},
  {field: 'country', headerName: 'Country', width: 180},
  {field: 'status', headerName: 'Status', width: 150},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 150},
];

const initialState = {pinnedColumns: {left: ['customer']}};
// #endregion

export default function PinnedInCodeOnly() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        disableColumnPinning
        initialState={initialState}
      />
    </div>
  );
}
