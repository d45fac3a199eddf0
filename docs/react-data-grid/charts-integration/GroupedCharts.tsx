import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 120},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

// "Passengers (sum)" becomes "Passengers".
const onRender: GridChartsRendererProxyProps['onRender'] = (
  _type,
  props,
  Component,
) => (
  <Component
    {...props}
    series={props.series.map((series: {label: string}) => ({
      ...series,
      label: series.label.replace(' (sum)', ''),
    }))}
  />
);

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: chartsSchema}};
const experimentalFeatures = {charts: true};
const initialState = {
  rowGrouping: {model: ['vessel', 'status']},
  columns: {columnVisibilityModel: {vessel: false, status: false}},
  aggregation: {model: {passengers: 'sum', seats: 'sum'}},
  chartsIntegration: {
    activeChartId: 'main',
    charts: {
      main: {
        dimensions: ['vessel', 'status'],
        values: ['passengers', 'seats'],
        chartType: 'column',
      },
    },
  },
};

export default function GroupedCharts() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 420}}>
          <DataGridPremium
            aria-label="Departures by vessel and status"
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
        <GridChartsRendererProxy
          id="main"
          label="Seats"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
