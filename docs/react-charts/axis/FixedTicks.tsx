import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

// #region preview
const isQuarterStart = (_month: string, index: number) => index % 3 === 0;
const percent = (value: number) => `${value}%`;

// months: ['Jan', 'Feb', …, 'Dec']
const xAxis: LineChartProps['xAxis'] = [
  {data: months, scaleType: 'point', tickInterval: isQuarterStart},
];
const yAxis = [{min: 0, max: 100, tickInterval: [0, 80, 100], valueFormatter: percent}];
const series = [{data: [58, 61, 66, 70, 74, 79, 85, 92, 88, 81, 72, 64]}];
// #endregion

export default function FixedTicks() {
  return (
    <LineChart
      title="Occupied hotel rooms by month, in percent"
      hideLegend
      grid={{horizontal: true}}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
