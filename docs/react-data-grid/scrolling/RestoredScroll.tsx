import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(500);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 140},
  {field: 'customer', headerName: 'Customer', width: 220},
  {field: 'country', headerName: 'Country', width: 200},
  {field: 'product', headerName: 'Product', width: 220},
  {field: 'category', headerName: 'Category', width: 200},
  {field: 'status', headerName: 'Status', width: 200},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', country: 'United States', …}
// The columns: [{field: 'id', width: 140}, {field: 'customer', width: 220}, …]

// The position in pixels: 1,000 from the top and 400 from the left
const initialState = {scroll: {top: 1_000, left: 400}};

export default function RestoredScroll() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
// #endregion
