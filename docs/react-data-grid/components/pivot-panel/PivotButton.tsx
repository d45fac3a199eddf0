import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1000);

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'status', headerName: 'Status', width: 130},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

function OrderToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, state) => (
          <Tooltip title="Pivot">
            <ToolbarButton {...props} color={state.active ? 'primary' : 'default'}>
              <PivotTableChartIcon fontSize="small" />
            </ToolbarButton>
          </Tooltip>
        )}
      />
    </Toolbar>
  );
}

const slots = {toolbar: OrderToolbar};

export default function PivotButton() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={columns}
        density="compact"
        slots={slots}
        showToolbar
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{field: 'status'}],
              columns: [{field: 'port'}],
              values: [{field: 'quantity', aggFunc: 'sum'}],
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
