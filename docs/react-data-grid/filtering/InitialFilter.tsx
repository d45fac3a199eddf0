import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 120},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', total: 13176, …}
const initialState = {
  filter: {
    filterModel: {items: [{field: 'total', operator: '>', value: 5_000}]},
  },
};

export default function InitialFilter() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
// #endregion
