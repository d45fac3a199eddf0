import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 100},
];

const model: GridPivotModel = {
  rows: [{field: 'category'}],
  columns: [{field: 'orderedAt-month', sort: 'asc'}],
  values: [{field: 'total', aggFunc: 'sum'}],
};

// #region preview
// A row: {orderedAt: new Date(2025, 7, 21), category: 'Furniture', total: 13176, …}
const monthName = new Intl.DateTimeFormat('en-US', {month: 'long'});

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (
  column,
) =>
  column.type === 'date'
    ? [
        {
          field: `${column.field}-month`,
          headerName: `${column.headerName} (month)`,
          type: 'number', // Sorts from 0 to 11 instead of by name.
          valueGetter: (_value, row) => row[column.field].getMonth(),
          valueFormatter: (month: number) => monthName.format(new Date(2025, month)),
        },
      ]
    : undefined;
// #endregion

export default function Months() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Order totals by category and month"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={{pivoting: {enabled: true, model}}}
        showToolbar
      />
    </div>
  );
}
