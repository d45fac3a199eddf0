import * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, quarter: 'Q1', channel: 'Online', revenue: 142},
  {id: 2, quarter: 'Q1', channel: 'Stores', revenue: 161},
  {id: 3, quarter: 'Q1', channel: 'Partners', revenue: 22},
  {id: 4, quarter: 'Q2', channel: 'Online', revenue: 158},
  {id: 5, quarter: 'Q2', channel: 'Stores', revenue: 166},
  {id: 6, quarter: 'Q2', channel: 'Partners', revenue: 35},
  {id: 7, quarter: 'Q3', channel: 'Online', revenue: 197},
  {id: 8, quarter: 'Q3', channel: 'Stores', revenue: 172},
  {id: 9, quarter: 'Q3', channel: 'Partners', revenue: 41},
  {id: 10, quarter: 'Q4', channel: 'Online', revenue: 263},
  {id: 11, quarter: 'Q4', channel: 'Stores', revenue: 189},
  {id: 12, quarter: 'Q4', channel: 'Partners', revenue: 58},
];

const columns: GridColDef[] = [
  {field: 'quarter', headerName: 'Quarter'},
  {field: 'channel', headerName: 'Channel', width: 140},
  {field: 'revenue', headerName: 'Revenue ($1,000)', type: 'number', width: 180},
];

const schema = {
  bar: {label: 'Bars', icon: BarChartIcon, maxDimensions: 1, customization: []},
  line: {label: 'Lines', icon: ShowChartIcon, maxDimensions: 1, customization: []},
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['quarter']},
  columns: {columnVisibilityModel: {quarter: false}},
  aggregation: {model: {revenue: 'sum'}},
  chartsIntegration: {
    activeChartId: 'revenue',
    charts: {
      revenue: {dimensions: ['quarter'], values: ['revenue'], chartType: 'bar'},
    },
  },
};

const experimentalFeatures = {charts: true};
const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema}};
const yAxis = [{width: 60}];

type RendererProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

function RevenueChart({dimensions, values, chartType}: RendererProps) {
  const [categories] = dimensions;
  const xAxis = React.useMemo(
    () => [
      {
        data: categories?.data ?? [],
        scaleType: 'band' as const,
        label: categories?.label,
      },
    ],
    [categories],
  );
  if (!categories || values.length === 0) {
    return <Typography>Select a dimension and a value in the panel.</Typography>;
  }
  const Chart = chartType === 'line' ? LineChart : BarChart;
  return (
    <Chart
      title={`${values[0]?.label} by ${categories.label}`}
      xAxis={xAxis}
      yAxis={yAxis}
      series={values}
      height={280}
    />
  );
}

export default function GridWithChart() {
  return (
    // #region preview
    // initialState: {chartsIntegration: {activeChartId: 'revenue', charts: {…}}, …}
    // RevenueChart renders a BarChart or a LineChart.
    <GridChartsIntegrationContextProvider>
      <Stack sx={{width: '100%', gap: 2}}>
        <div style={{height: 424}}>
          <DataGridPremium
            aria-label="Revenue by quarter and channel"
            rows={rows} // [{id: 1, quarter: 'Q1', channel: 'Online', revenue: 142}, …]
            columns={columns}
            showToolbar
            chartsIntegration
            experimentalFeatures={experimentalFeatures} // {charts: true}
            slots={slots} // {chartsPanel: GridChartsPanel}
            slotProps={slotProps} // {chartsPanel: {schema}}
            initialState={initialState}
          />
        </div>
        <GridChartsRendererProxy id="revenue" label="Revenue" renderer={RevenueChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
    // #endregion
  );
}
