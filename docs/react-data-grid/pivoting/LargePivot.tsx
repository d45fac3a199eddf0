import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', width: 150},
  {field: 'port', headerName: 'Port', width: 120},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {
    field: 'sales',
    headerName: 'Sales ($)',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.quantity * row.unitPrice,
  },
];

const model: GridPivotModel = {
  rows: [{field: 'customer'}, {field: 'product'}],
  columns: [
    {field: 'port', sort: 'asc'},
    {field: 'orderedAt-quarter', sort: 'asc'},
  ],
  values: [
    {field: 'quantity', aggFunc: 'sum'},
    {field: 'sales', aggFunc: 'sum'},
  ],
};

const pivotingColDef: DataGridPremiumProps<Order>['pivotingColDef'] = (field) => ({
  width: field === 'sales' ? 110 : 90,
  description: field === 'sales' ? 'Quantity × unit price' : undefined,
});

const groupingColDef = {
  width: 190,
  headerName: 'Customer, product',
  hideDescendantCount: true,
};

export default function LargePivot() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by customer, product, port and quarter"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        pivotingColDef={pivotingColDef}
        groupingColDef={groupingColDef}
        initialState={{
          pivoting: {enabled: true, model},
          pinnedColumns: {left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD]},
        }}
        showToolbar
      />
    </div>
  );
}
// #endregion
