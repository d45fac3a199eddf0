import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(1_000);

const initialState = {
  filter: {
    filterModel: {
      items: [
        {id: 1, field: 'product', operator: 'contains', value: 'desk'},
        {id: 2, field: 'quantity', operator: '>', value: 20},
        {id: 3, field: 'status', operator: 'isNotEmpty'},
      ],
    },
  },
};

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', minWidth: 190, flex: 1},
  {field: 'quantity', headerName: 'Quantity', type: 'number', minWidth: 170},
  {field: 'status', headerName: 'Status', minWidth: 180},
];

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, status: 'Shipped', …}
const slotProps = {headerFilterCell: {showClearIcon: true}};

export default function InlineClear() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        headerFilters
        slotProps={slotProps}
      />
    </div>
  );
}
// #endregion
