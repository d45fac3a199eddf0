import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Name', width: 150},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number'},
  {field: 'total', headerName: 'Total in $', type: 'number', width: 110},
];

const amounts = {groupId: 'Amounts', children: [{field: 'quantity'}, {field: 'total'}]};

const columnGroupingModel: GridColumnGroupingModel = [
  {groupId: 'Customer', children: [{field: 'customer'}, {field: 'country'}]},
  {groupId: 'Items', children: [{field: 'product'}, amounts]},
];
// #endregion

export default function NestedGroups() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
