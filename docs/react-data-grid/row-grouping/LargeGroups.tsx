import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'country', headerName: 'Country'},
  {field: 'customer', headerName: 'Customer'},
  {field: 'product', headerName: 'Product'},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 110},
  {field: 'status', headerName: 'Status', width: 100},
];

// #region preview
// A row: {country: 'United States', customer: 'Alder Clinics', product: 'Standing desk', …}
const groupingColDef: DataGridPremiumProps<Order>['groupingColDef'] = {
  headerName: 'Country, customer, product',
  leafField: 'product',
  mainGroupingCriteria: 'country',
  width: 250,
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['country', 'customer']},
  columns: {
    columnVisibilityModel: {country: false, customer: false, product: false},
  },
  sorting: {
    sortModel: [{field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc'}],
  },
};
// #endregion

export default function LargeGroups() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by country and customer"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
