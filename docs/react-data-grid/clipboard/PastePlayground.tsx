import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, ORDER_STATUSES, type Order} from '../../data/orders';

const rows = createOrders(100);

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', quantity: 24, unitPrice: 549, …}
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150, editable: true},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    valueParser: (value) => Number(value) || 0, // Text becomes 0.
    valueSetter: (value, row) => ({...row, quantity: Math.max(1, value)}),
  },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    editable: true,
    valueFormatter: (value?: number) => (value == null ? '' : `$${value}`),
  },
];
// #endregion

const allColumns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  ...columns,
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES,
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
        columns={allColumns}
        cellSelection
        checkboxSelection
        disableRowSelectionOnClick
        ignoreValueFormatterDuringExport
      />
    </div>
  );
}
