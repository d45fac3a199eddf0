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
const xAxis: LineChartProps['xAxis'] = [
  {
    data: months,
    scaleType: 'point',
    disableLine: true,
    disableTicks: true,
    tickLabelInterval: (_month, index) => index % 2 === 0,
  },
];

// #region preview
const layer = {
  area: true,
  stack: 'bookings',
  stackOffset: 'wiggle',
  stackOrder: 'insideOut',
  curve: 'catmullRom',
  showMark: false,
  labelMarkType: 'square',
  highlightScope: {highlight: 'series', fade: 'global'},
} as const;

// One value per month
const series: LineChartProps['series'] = [
  {data: [14, 12, 15, 20, 26, 34, 38, 31, 22, 18, 15, 14], label: 'City', ...layer},
  {data: [52, 58, 40, 19, 9, 6, 8, 9, 16, 22, 36, 60], label: 'Ski', ...layer},
  {data: [8, 10, 14, 24, 42, 63, 82, 78, 44, 20, 10, 9], label: 'Beach', ...layer},
];
const yAxis: LineChartProps['yAxis'] = [{position: 'none', domainLimit: 'strict'}];
// #endregion

export default function Stream() {
  return (
    <LineChart
      title="Vacation bookings by type and month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
