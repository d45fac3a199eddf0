import {DataGrid, type GetApplyQuickFilterFn, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(1_000);

// #region preview
const atLeast: GetApplyQuickFilterFn<Order, number> = (word: string) => {
  const minimum = /^(\d+)\+$/.exec(word)?.[1]; // '12+' → '12'
  return minimum === undefined ? null : (quantity) => quantity >= Number(minimum);
};

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    getApplyQuickFilterFn: atLeast,
  },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    getApplyQuickFilterFn: () => null,
  },
];
// #endregion

const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['lamp', '20+']}},
};

export default function CustomLogic() {
  return (
    <div style={{height: 400, width: '100%'}}>
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
