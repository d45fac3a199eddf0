import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
// {id: 1, customer: 'Island Ferries', product: 'Fender', quantity: 12, unitPrice: 57, …}
const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'port', headerName: 'Port'},
  {field: 'customer', headerName: 'Customer'},
  {field: 'product', headerName: 'Product'},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 110},
  {field: 'status', headerName: 'Status', width: 100},
];

const groupingColDef: DataGridPremiumProps<Order>['groupingColDef'] = {
  headerName: 'Port, customer, product',
  leafField: 'product',
  mainGroupingCriteria: 'port',
  width: 220,
};

export default function LargeGroups() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by port and customer"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: {model: ['port', 'customer']},
          columns: {
            columnVisibilityModel: {port: false, customer: false, product: false},
          },
          sorting: {
            sortModel: [{field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc'}],
          },
        }}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
// #endregion
