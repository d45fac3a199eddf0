import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
const layer = {
  area: true,
  stack: 'traffic',
  showMark: false,
  highlightScope: {highlight: 'series', fade: 'global'},
} as const;

// One value per month, from January to August
const series: LineChartProps['series'] = [
  {data: [61, 64, 74, 83, 91, 99, 106, 112], label: 'Search', ...layer},
  {data: [42, 47, 48, 56, 54, 59, 61, 72], label: 'Direct', ...layer},
  {data: [18, 22, 24, 32, 28, 34, 37, 45], label: 'Social', ...layer},
];
const yAxis = [{label: 'Visits (thousands)', disableLine: true, disableTicks: true}];
// <LineChart grid={{horizontal: true}} yAxis={yAxis} series={series} … />
// #endregion

const xAxis: LineChartProps['xAxis'] = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
    scaleType: 'point',
  },
];

export default function StackedArea() {
  return (
    <LineChart
      title="Website visits by source and month"
      grid={{horizontal: true}}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
