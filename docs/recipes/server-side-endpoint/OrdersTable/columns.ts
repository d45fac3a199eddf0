import {
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import {ORDER_STATUSES} from '../../../data/orders';
import {OPERATORS, type OrderRow} from './server';

const isSupported = ({value}: {value: string}) => OPERATORS.includes(value);

export const columns: GridColDef<OrderRow>[] = [
  {field: 'id', headerName: 'Order', width: 90, filterable: false},
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 150,
    filterOperators: getGridStringOperators().filter(isSupported),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES,
    width: 110,
    filterOperators: getGridSingleSelectOperators().filter(isSupported),
  },
  {
    field: 'total',
    headerName: 'Total ($)',
    type: 'number',
    width: 110,
    filterOperators: getGridNumericOperators().filter(isSupported),
  },
];
