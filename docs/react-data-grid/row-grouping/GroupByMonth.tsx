import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

const monthName = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric'});

// #region preview
const rows = createOrders(400);

const columns: GridColDef<Order>[] = [
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    width: 160,
    // The first day of the month, so that groups are sorted as dates
    groupingValueGetter: (value: Date) =>
      new Date(value.getFullYear(), value.getMonth()).getTime(),
    valueFormatter: (value: Date | number | undefined) => {
      if (value === undefined) {
        return '';
      }
      return value instanceof Date
        ? value.toLocaleDateString('en-US')
        : monthName.format(value);
    },
  },
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

export default function GroupByMonth() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by month"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: {model: ['orderedAt']},
          columns: {columnVisibilityModel: {orderedAt: false}},
          sorting: {
            sortModel: [{field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc'}],
          },
        }}
      />
    </div>
  );
}
// #endregion
