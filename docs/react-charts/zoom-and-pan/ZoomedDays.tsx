import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

// #region preview
const xAxis = [
  {
    data: dailyTraffic.dates, // 365 values: [new Date(2025, 0, 1), …]
    scaleType: 'time' as const,
    valueFormatter: formatDay,
    zoom: true,
  },
];
const series = [
  {
    data: dailyTraffic.visitors, // 365 values: [4816, 5326, …]
    label: 'Visitors per day',
    showMark: false,
  },
];
// #endregion

const yAxis = [{label: 'Visitors', width: 60}];

export default function ZoomedDays() {
  return (
    <LineChartPro
      title="Store visitors per day in 2025"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
