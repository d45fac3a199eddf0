import Box from '@mui/material/Box';
import {
  LineChart,
  lineElementClasses,
  type LineChartProps,
} from '@mui/x-charts/LineChart';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4};
const showMark = false;

const lines = [
  {data: [142, 118, 157, 186, 171, 194], showMark},
  {data: [130, 135, 145, 160, 175, 190], showMark},
];
const forecast = [
  {data: [44, 51, 53, 59], color: '#4b7bec', showMark},
  {id: 'forecast', data: [null, null, null, 59, 62, 68], color: '#4b7bec', showMark},
];
const dashed = {
  [`& .${lineElementClasses.root}[data-series="forecast"]`]: {strokeDasharray: '3 6'},
};
// <LineChart {...small} xAxis={xAxis} yAxis={yAxis} series={lines} title="…" />
// #endregion

const xAxis: LineChartProps['xAxis'] = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    scaleType: 'point',
    position: 'none',
  },
];
const yAxis: LineChartProps['yAxis'] = [{position: 'none'}];
const colored: LineChartProps['yAxis'] = [
  {
    position: 'none',
    colorMap: {type: 'piecewise', thresholds: [0], colors: ['#d1495b', '#2e9e6b']},
  },
];
const profit = [{data: [-7.1, 0.6, 9.8, 15.6, 11.2, -3.4]}];
const sessions = [42, 38, 45, 51, 47, 63, 70, 58, 66];

const row = {
  display: 'flex',
  width: '100%',
  '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
};

export default function LinePictures() {
  return (
    <Box sx={row}>
      <figure>
        <LineChart
          {...small}
          title="Two lines"
          xAxis={xAxis}
          yAxis={yAxis}
          series={lines}
        />
        <figcaption>Lines</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Line with a dashed forecast"
          xAxis={xAxis}
          yAxis={yAxis}
          series={forecast}
          sx={dashed}
        />
        <figcaption>Forecast</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Line that changes its color at zero"
          margin={10}
          xAxis={xAxis}
          yAxis={colored}
          series={profit}
        />
        <figcaption>Threshold</figcaption>
      </figure>
      <figure>
        <SparkLineChart title="Sparkline" data={sessions} height={120} margin={12} />
        <figcaption>Sparkline</figcaption>
      </figure>
    </Box>
  );
}
