import {DataGrid, getGridNumericOperators, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

// #region preview
const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 130,
    filterOperators: getGridNumericOperators().filter(
      ({value}) => value === '<' || value === '>',
    ),
  },
];

export default function FewOperators() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} showToolbar />
    </div>
  );
}
// #endregion
