import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', width: 150, editable: true},
  {
    field: 'quantity',
    headerName: 'Pieces',
    type: 'number',
    width: 100,
    editable: true,
    valueParser: (value) => Number(value) || 0,
    valueSetter: (value, row) => ({...row, quantity: Math.max(1, value)}),
  },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Shipped'],
    width: 110,
    editable: true,
  },
];

export default function PastePlayground() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows}
        columns={columns}
        cellSelection
        checkboxSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport
      />
    </div>
  );
}
// #endregion
