import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 140},
];

const pivotingColDef: DataGridPremiumProps<Order>['pivotingColDef'] = (field) => ({
  width: field === 'total' ? 110 : 90,
  description: field === 'total' ? 'Quantity × unit price' : undefined,
});

// #region preview
// A row: {country: 'United States', customer: 'Alder Clinics', quantity: 24, total: 13176, …}
const initialState: GridInitialState = {
  pinnedColumns: {left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD]},
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'country'}, {field: 'customer'}],
      columns: [
        {field: 'category', sort: 'asc'},
        {field: 'orderedAt-quarter', sort: 'asc'},
      ],
      values: [
        {field: 'quantity', aggFunc: 'sum'},
        {field: 'total', aggFunc: 'sum'},
      ],
    },
  },
};
// #endregion

const groupingColDef = {
  headerName: 'Country and customer',
  width: 190,
  hideDescendantCount: true,
};

export default function LargePivot() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by country, customer, category, and quarter"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        pivotingColDef={pivotingColDef}
        groupingColDef={groupingColDef}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
