import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import BarChartIcon from '@mui/icons-material/BarChart';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, product: 'Desk', units: 42},
  {id: 2, product: 'Chair', units: 73},
  {id: 3, product: 'Bookshelf', units: 28},
  {id: 4, product: 'Lamp', units: 61},
  {id: 5, product: 'Monitor', units: 55},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 100},
  {field: 'units', headerName: 'Units sold', type: 'number', width: 110},
];

// #region preview
// A row: {id: 1, product: 'Desk', units: 42}
// The schema lists the chart types that users can choose in the panel.
const schema: GridChartsPanelProps['schema'] = {
  column: {label: 'Column', icon: BarChartIcon, customization: []},
};

// The renderer receives the data of the selected fields and returns a chart.
const Renderer: GridChartsRendererProxyProps['renderer'] = ({dimensions, values}) => (
  <BarChart
    title="Units sold by product"
    height={260}
    xAxis={[{data: dimensions[0]?.data ?? [], label: dimensions[0]?.label}]}
    yAxis={[{label: values[0]?.label}]}
    series={values.map(({id, label, data}) => ({id, label, data}))}
  />
);

const charts = {
  main: {dimensions: ['product'], values: ['units'], chartType: 'column'},
};
// #endregion

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema}};
const experimentalFeatures = {charts: true};

export default function BasicCharts() {
  const isWide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  const initialState = React.useMemo<GridInitialState>(
    () => ({
      sidebar: {open: isWide, value: GridSidebarValue.Charts},
      chartsIntegration: {charts},
    }),
    [isWide],
  );

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 480}}>
          <DataGridPremium
            aria-label="Units sold by product"
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
        <GridChartsRendererProxy id="main" label="Units sold" renderer={Renderer} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
