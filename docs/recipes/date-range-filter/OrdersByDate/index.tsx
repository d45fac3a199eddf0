import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';
import {DateRangeInput, type DateRange} from './DateRangeInput';

const rows = createOrders(100);

// #region preview
// A filter item: {field: 'orderedAt', operator: 'between', value: ['2025-03-01', null]}
const between: GridFilterOperator<Order, Date> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({value}) => {
    const [from, to]: DateRange = value ?? [null, null];
    if (!from && !to) {
      return null; // All rows pass.
    }
    // Without a time zone, these strings are local times.
    const start = from ? Date.parse(`${from}T00:00:00`) : -Infinity;
    const end = to ? Date.parse(`${to}T23:59:59.999`) : Infinity;
    return (date) => date != null && Number(date) >= start && Number(date) <= end;
  },
  InputComponent: DateRangeInput,
  getValueAsString: ([from, to]: DateRange) => `${from ?? ''} – ${to ?? ''}`,
};
// #endregion

const columns: GridColDef<Order>[] = [
  {
    field: 'orderedAt',
    headerName: 'Ordered',
    type: 'date',
    width: 110,
    filterOperators: [between, ...getGridDateOperators()],
  },
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        {field: 'orderedAt', operator: 'between', value: ['2025-03-01', '2025-03-31']},
      ],
    },
  },
};

// The default width of the value fits one input.
const slotProps = {
  filterPanel: {filterFormProps: {valueInputProps: {sx: {width: 'auto', flexGrow: 1}}}},
};

export default function OrdersByDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{height: 400, width: '100%'}}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          initialState={initialState}
          slotProps={slotProps}
          showToolbar
        />
      </div>
    </LocalizationProvider>
  );
}
