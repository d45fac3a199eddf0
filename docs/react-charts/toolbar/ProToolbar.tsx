import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

// #region preview
const xAxis = [
  {
    id: 'days',
    data: dailyTraffic.dates, // [new Date(2025, 0, 1), …]
    scaleType: 'time' as const,
    valueFormatter: formatDay,
    zoom: true, // adds the zoom buttons to the toolbar
  },
];
const initialZoom = [{axisId: 'days', start: 20, end: 70}];
// <LineChartPro showToolbar xAxis={xAxis} initialZoom={initialZoom} … />
// #endregion

const yAxis = [{label: 'Visitors', width: 60}];
const series = [
  {data: dailyTraffic.visitors, label: 'Visitors per day', showMark: false},
];

export default function ProToolbar() {
  return (
    <LineChartPro
      showToolbar
      title="Store visitors per day in 2025"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={280}
    />
  );
}
