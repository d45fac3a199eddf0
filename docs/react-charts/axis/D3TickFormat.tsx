import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';

// #region preview
const scientific = (value: number, context: AxisValueFormatterContext<'log'>) =>
  context.location === 'tick'
    ? context.scale.tickFormat(context.tickNumber, 'e')(value)
    : `${value.toLocaleString('en-US')} rows`;

const xAxis: LineChartProps['xAxis'] = [
  {
    data: [100, 1000, 10_000, 100_000, 1_000_000],
    scaleType: 'log',
    valueFormatter: scientific,
    label: 'Rows in the table (log scale)',
  },
];
const series = [{data: [4, 5, 8, 21, 96], label: 'Query time'}];
// #endregion

const yAxis = [{label: 'Query time (ms)', min: 0}];

export default function D3TickFormat() {
  return (
    <LineChart
      title="Query time by number of rows"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
