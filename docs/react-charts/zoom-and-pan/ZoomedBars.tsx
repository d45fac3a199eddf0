import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

// #region preview
const xAxis = [
  {
    data: dailyTraffic.dates.slice(0, 120), // [new Date(2025, 0, 1), …]
    scaleType: 'band' as const,
    valueFormatter: formatDay,
    zoom: true,
  },
];
const series = [{data: dailyTraffic.visitors.slice(0, 120), label: 'Visitors per day'}];
// #endregion

const yAxis = [{label: 'Visitors', width: 60}];

export default function ZoomedBars() {
  return (
    <BarChartPro
      title="Store visitors per day from January to April"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    />
  );
}
