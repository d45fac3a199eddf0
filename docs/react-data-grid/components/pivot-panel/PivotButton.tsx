import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'status', headerName: 'Status', width: 130},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'category'}],
      columns: [{field: 'status'}],
      values: [{field: 'total', aggFunc: 'sum'}],
    },
  },
};

// #region preview
function PivotToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, {active}) => (
          <Tooltip title="Pivot">
            <ToolbarButton {...props} color={active ? 'primary' : 'default'}>
              <PivotTableChartIcon fontSize="small" />
            </ToolbarButton>
          </Tooltip>
        )}
      />
    </Toolbar>
  );
}

// Pass it to the grid: <DataGridPremium slots={slots} showToolbar … />
const slots = {toolbar: PivotToolbar};
// #endregion

export default function PivotButton() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={columns}
        density="compact"
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
