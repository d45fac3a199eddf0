import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, ORDER_STATUSES, type Order} from '../../../data/orders';
import {OrderFilterPanel} from './OrderFilterPanel';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 180},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES,
    width: 120,
  },
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 140},
];

// #region preview
// A row: {id: 10001, product: 'Standing desk', status: 'Shipped', total: 13176, …}
const slots = {filterPanel: OrderFilterPanel};

const initialState = {
  filter: {
    filterModel: {
      // The ids of useFilter(), which OrderFilterPanel calls for each of its fields
      items: [
        {
          id: 'status isAnyOf',
          field: 'status',
          operator: 'isAnyOf',
          value: ['Returned'],
        },
        {id: 'total >=', field: 'total', operator: '>=', value: '2000'},
      ],
    },
  },
};

export default function OrderFilters() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        disableColumnMenu
        showToolbar
      />
    </div>
  );
}
// #endregion
