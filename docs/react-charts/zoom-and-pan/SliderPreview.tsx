import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

// #region preview
const xAxis = [
  {
    id: 'days',
    data: dailyTraffic.dates, // [new Date(2025, 0, 1), …]
    scaleType: 'time' as const,
    valueFormatter: formatDay,
    zoom: {minSpan: 5, slider: {enabled: true, preview: true}},
  },
];
const initialZoom = [{axisId: 'days', start: 38, end: 52}];
// #endregion

const yAxis = [{label: 'Visitors', width: 60}];
const series = [
  {
    data: dailyTraffic.visitors,
    label: 'Visitors per day',
    area: true,
    showMark: false,
  },
];

export default function SliderPreview() {
  return (
    <LineChartPro
      title="Store visitors per day in 2025"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={340}
    />
  );
}
