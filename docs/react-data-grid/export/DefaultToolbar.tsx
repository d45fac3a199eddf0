import {DataGrid, type GridColDef, type GridCsvExportOptions} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 100},
];

const csvOptions: GridCsvExportOptions = {fileName: 'orders', utf8WithBom: true};

export default function DefaultToolbar() {
  return (
    <div style={{height: 420, width: '100%'}}>
      {/* #region preview */}
      {/* A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …} */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        showToolbar
        // csvOptions: {fileName: 'orders', utf8WithBom: true}
        slotProps={{toolbar: {csvOptions}}}
      />
      {/* #endregion */}
    </div>
  );
}
