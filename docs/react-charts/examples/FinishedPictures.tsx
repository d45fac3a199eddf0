import Box from '@mui/material/Box';
import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {
  LineChart,
  LinePlot,
  lineElementClasses,
  type LineChartProps,
} from '@mui/x-charts/LineChart';
import {PieChart} from '@mui/x-charts/PieChart';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4};
const goals = [
  {value: 86, label: 'Sales', color: '#d1495b'},
  {value: 72, label: 'On time', color: '#3f9d67'},
  {value: 94, label: 'Uptime', color: '#4b7bec'},
];
const rings = goals.map((goal, index) => ({
  data: [goal, {value: 100 - goal.value, label: 'To go', color: `${goal.color}33`}],
  innerRadius: `${80 - index * 24}%`,
  outerRadius: `${100 - index * 24}%`,
  cornerRadius: 6,
}));
// <PieChart {...small} series={rings} title="Concentric progress rings" />
// #endregion

const steps: BarChartProps['xAxis'] = [
  {
    data: ['Sales', 'Fees', 'Goods', 'Pay', 'Profit'],
    categoryGapRatio: 0.1,
    position: 'none',
  },
];
const yAxis: BarChartProps['yAxis'] = [{position: 'none'}];
const waterfall = [
  {
    data: [0, 60, 50, 20, 0],
    stack: 'sum',
    color: 'transparent',
    valueFormatter: () => null,
  },
  {data: [60, 20, null, null, null], stack: 'sum', label: 'Income', color: '#3f9d67'},
  {data: [null, null, 30, 30, null], stack: 'sum', label: 'Costs', color: '#d1495b'},
  {data: [null, null, null, null, 20], stack: 'sum', label: 'Profit', color: '#4b7bec'},
];

const years: LineChartProps['xAxis'] = [
  {data: [2022, 2023, 2024, 2025, 2026], valueFormatter: String, position: 'none'},
];
const tightY: LineChartProps['yAxis'] = [{position: 'none', domainLimit: 'strict'}];
const line = {color: '#4b7bec', showMark: false};
const forecast = [
  {...line, data: [4.4, 5.1, 5.3], label: 'Revenue'},
  {...line, id: 'forecast', data: [null, null, 5.3, 6.2, 6.5], label: 'Forecast'},
];
const dashed = {
  [`& .${lineElementClasses.series}-forecast`]: {strokeDasharray: '3 6'},
};

const trendX = [
  {data: [400, 1200], domainLimit: 'strict' as const, position: 'none' as const},
];
const trendY = [{position: 'none' as const}];
const trend = [
  {
    type: 'scatter' as const,
    data: [
      {id: 1, x: 480, y: 1640},
      {id: 2, x: 560, y: 1720},
      {id: 3, x: 690, y: 2190},
      {id: 4, x: 820, y: 2340},
      {id: 5, x: 970, y: 2910},
      {id: 6, x: 1120, y: 3080},
    ],
  },
  {type: 'line' as const, data: [1370, 3330], color: '#d1495b'},
];

const row = {
  display: 'flex',
  width: '100%',
  '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
};

export default function FinishedPictures() {
  return (
    <Box sx={row}>
      <figure>
        <BarChart
          {...small}
          title="Waterfall chart"
          xAxis={steps}
          yAxis={yAxis}
          series={waterfall}
        />
        <figcaption>Waterfall</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Line with a dashed forecast"
          xAxis={years}
          yAxis={tightY}
          series={forecast}
          sx={dashed}
        />
        <figcaption>Forecast</figcaption>
      </figure>
      <figure>
        <PieChart {...small} title="Concentric progress rings" series={rings} />
        <figcaption>Rings</figcaption>
      </figure>
      <figure>
        <ChartContainer
          title="Scatter chart with a trend line"
          height={120}
          margin={8}
          xAxis={trendX}
          yAxis={trendY}
          series={trend}
        >
          <LinePlot />
          <ScatterPlot />
        </ChartContainer>
        <figcaption>Trend</figcaption>
      </figure>
    </Box>
  );
}
