import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';

// #region preview
const formatCount = (value: number, context: AxisValueFormatterContext) => {
  if (context.location === 'tick' && context.defaultTickLabel === '') {
    return ''; // Keeps the tick without a label.
  }
  return value >= 1000 ? `${value / 1000}k` : String(value);
};

const yAxis: LineChartProps['yAxis'] = [
  {scaleType: 'log', valueFormatter: formatCount, label: 'Downloads (log scale)'},
];
const series = [{data: [12, 40, 180, 650, 1900, 4100, 7200, 9800], label: 'Downloads'}];
// #endregion

const xAxis = [
  {
    data: [1, 2, 3, 4, 5, 6, 7, 8],
    label: 'Weeks since the release',
    tickMinStep: 1,
  },
];

export default function LogTicks() {
  return (
    <LineChart
      title="Downloads per week since the release, on a log scale"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
