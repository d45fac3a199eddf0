import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1_000);

// #region preview
// A row: {orderedAt: new Date(2025, 7, 21), category: 'Furniture', total: 13176, …}
const columns: GridColDef<Order>[] = [
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

const model: GridPivotModel = {
  rows: [{field: 'category'}, {field: 'country', hidden: true}],
  columns: [
    {field: 'orderedAt-quarter', sort: 'asc'},
    {field: 'orderedAt-year', hidden: true},
  ],
  values: [{field: 'total', aggFunc: 'sum'}],
};
// #endregion

export default function Quarters() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Order totals by category and quarter"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        initialState={{pivoting: {enabled: true, model}}}
        showToolbar
      />
    </div>
  );
}
