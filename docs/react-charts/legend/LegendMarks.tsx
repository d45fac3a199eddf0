import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [0, 4, 8, 12, 16, 20, 24], label: 'Hours since midnight'}];
const yAxis = [{label: 'Response time (ms)', min: 0, width: 60}];
const [api, search, login] = [
  [118, 109, 168, 243, 228, 163, 121],
  [142, 131, 206, 312, 289, 201, 149],
  [64, 61, 82, 117, 109, 86, 70],
];

// #region preview
function Diamond({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 10 10" width={14} height={14} aria-hidden>
      <path d="M5 0 L10 5 L5 10 L0 5 Z" className={className} fill={color} />
    </svg>
  );
}

// api, search, and login: [118, 109, 168, 243, 228, 163, 121]
const series = [
  {data: api, label: 'API', labelMarkType: 'line' as const, showMark: false},
  {data: search, label: 'Search', labelMarkType: 'circle' as const},
  {data: login, label: 'Login', labelMarkType: Diamond, shape: 'diamond' as const},
];

// <LineChart series={series} height={300} … />
// #endregion

export default function LegendMarks() {
  return (
    <LineChart
      title="Response time by service and hour"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
