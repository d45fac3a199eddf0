import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(400);

const monthFormat = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric'});

const formatDay = (value: Date | number | undefined) => {
  if (value === undefined) {
    return '';
  }
  return value instanceof Date
    ? value.toLocaleDateString('en-US')
    : monthFormat.format(value);
};

// #region preview
// A row: {id: 10001, orderedAt: new Date(2025, 7, 21), customer: 'Alder Clinics', …}
const columns: GridColDef<Order>[] = [
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    width: 180,
    // A number, so that the grid sorts the months by time and not by name.
    groupingValueGetter: (value: Date) =>
      new Date(value.getFullYear(), value.getMonth()).getTime(),
    // "August 2025" in group rows, "8/21/2025" in all other rows
    valueFormatter: formatDay,
  },
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];
// #endregion

const initialState = {
  rowGrouping: {model: ['orderedAt']},
  columns: {columnVisibilityModel: {orderedAt: false}},
  sorting: {
    sortModel: [{field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' as const}],
  },
};

export default function GroupByMonth() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders by month"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
