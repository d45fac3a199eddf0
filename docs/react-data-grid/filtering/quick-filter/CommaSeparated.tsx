import {DataGrid, GridLogicOperator, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {customer: 'Alder Clinics', product: 'Standing desk', status: 'Shipped', …}
const quickFilterProps = {
  quickFilterParser: (text: string) =>
    text
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  quickFilterFormatter: (values: string[]) => values.join(', '),
  debounceMs: 300,
};

const filterModel = {
  items: [],
  quickFilterValues: ['desk lamp', 'hudson hotels'],
  quickFilterLogicOperator: GridLogicOperator.Or,
};
// #endregion

export default function CommaSeparated() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={{filter: {filterModel}}}
        showToolbar
        slotProps={{toolbar: {quickFilterProps}}}
      />
    </div>
  );
}
