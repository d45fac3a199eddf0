import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', total: 13176, …}
const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
];

// Render: <DataGridPro rowBufferPx={300} rows={rows} columns={columns} />
// #endregion

export default function ManyRows() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        rowBufferPx={300}
      />
    </div>
  );
}
