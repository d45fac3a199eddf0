import * as React from 'react';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(10000);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'orderedAt', type: 'date', headerName: 'Date', width: 110},
  {field: 'customer', headerName: 'Customer', minWidth: 160, flex: 1},
  {field: 'total', type: 'number', headerName: 'Total (USD)', width: 120},
];

// #region preview
const worker = () =>
  new Worker(new URL('./excelWorker.ts', import.meta.url), {type: 'module'});

export default function WorkerExcelExport() {
  const [isExporting, setIsExporting] = React.useState(false);

  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        rows={rows} // 10,000 orders: {id: 10001, customer: 'Elmont Bank', total: 708, …}
        columns={columns}
        showToolbar
        slotProps={{toolbar: {excelOptions: {worker}}}}
        loading={isExporting}
        onExcelExportStateChange={(state) => setIsExporting(state === 'pending')}
      />
    </div>
  );
}
// #endregion
