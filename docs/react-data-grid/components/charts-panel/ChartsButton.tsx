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
import {departures, type Departure} from '../../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 160},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 110},
];

const schema: GridChartsPanelProps['schema'] = {
  column: {label: 'Column', icon: BarChartIcon, customization: []},
};

function ChartsToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Charts">
        <ChartsPanelTrigger
          render={(props, state) => (
            <ToolbarButton
              {...props}
              aria-label="Charts"
              color={state.open ? 'primary' : 'default'}
            >
              <GridChartsIcon fontSize="small" />
            </ToolbarButton>
          )}
        />
      </Tooltip>
    </Toolbar>
  );
}

const slots = {toolbar: ChartsToolbar, chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema}};
const experimentalFeatures = {charts: true};
const initialState = {
  chartsIntegration: {
    charts: {
      main: {dimensions: ['route'], values: ['passengers'], chartType: 'column'},
    },
  },
};

export default function ChartsButton() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{height: 480, width: '100%'}}>
        <DataGridPremium
          aria-label="Departures"
          rows={departures}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          chartsIntegration
          slots={slots}
          slotProps={slotProps}
          initialState={initialState}
          showToolbar
        />
      </div>
      {/* The panel configures this chart. Here it draws nothing. */}
      <GridChartsRendererProxy id="main" label="Passengers" renderer={() => null} />
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
