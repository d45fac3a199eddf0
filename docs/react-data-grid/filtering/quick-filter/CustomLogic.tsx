import {DataGrid, type GetApplyQuickFilterFn, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

// #region preview
const rows = createOrders(1000);

const atLeast: GetApplyQuickFilterFn<Order, number> = (word: string) => {
  const minimum = /^(\d+)\+$/.exec(word)?.[1];
  return minimum === undefined ? null : (quantity) => quantity >= Number(minimum);
};

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    getApplyQuickFilterFn: atLeast,
  },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    getApplyQuickFilterFn: () => null,
  },
];

export default function CustomLogic() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          filter: {filterModel: {items: [], quickFilterValues: ['rope', '40+']}},
        }}
      />
    </div>
  );
}
// #endregion
