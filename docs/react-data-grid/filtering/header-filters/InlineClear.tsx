import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

// #region preview
const rows = createOrders(1000);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', minWidth: 180, flex: 1},
  {field: 'quantity', headerName: 'Quantity', type: 'number', minWidth: 170},
  {field: 'status', headerName: 'Status', minWidth: 180},
];

export default function InlineClear() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        headerFilters
        slotProps={{headerFilterCell: {showClearIcon: true}}}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {id: 1, field: 'product', operator: 'contains', value: 'rope'},
                {id: 2, field: 'quantity', operator: '>', value: 20},
                {id: 3, field: 'status', operator: 'isNotEmpty'},
              ],
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
