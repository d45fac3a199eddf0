import BarChartIcon from '@mui/icons-material/BarChart';
import Tooltip from '@mui/material/Tooltip';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIcon,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  ToolbarButton,
  type GridChartsPanelProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

const schema: GridChartsPanelProps['schema'] = {
  column: {label: 'Column', icon: BarChartIcon, customization: []},
};
const slotProps = {chartsPanel: {schema}};
const experimentalFeatures = {charts: true};
const initialState = {
  chartsIntegration: {
    charts: {
      main: {dimensions: ['product'], values: ['quantity'], chartType: 'column'},
    },
  },
};

// #region preview
function ChartsToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Charts">
        <ChartsPanelTrigger
          render={(props, {open}) => (
            <ToolbarButton {...props} color={open ? 'primary' : 'default'}>
              <GridChartsIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

// Pass them to the grid, together with chartsIntegration and showToolbar.
const slots = {toolbar: ChartsToolbar, chartsPanel: GridChartsPanel};
// #endregion

/** The panel configures a chart, but this demo doesn't show one. */
const renderNothing = () => null;

export default function ChartsButton() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{height: 480, width: '100%'}}>
        <DataGridPremium
          aria-label="Orders"
          rows={rows}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          chartsIntegration
          slots={slots}
          slotProps={slotProps}
          initialState={initialState}
          showToolbar
        />
      </div>
      <GridChartsRendererProxy id="main" label="Quantity" renderer={renderNothing} />
    </GridChartsIntegrationContextProvider>
  );
}
