import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {customer: 'Alder Clinics', product: 'Standing desk', status: 'Shipped', …}
const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['lamp', 'paid']}},
};

export default function InitialValues() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
// #endregion
