import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {latency} from '../data/latency';

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
});

// #region preview
// dayAndTime formats 'Mon, 3 PM'.
// latency has 168 hours: {time: [new Date(…), …], median: [84, …], p95: [210, null, …]}
const xAxis = [
  {
    id: 'time',
    data: latency.time,
    scaleType: 'time' as const,
    valueFormatter: (date: Date) => dayAndTime.format(date),
    domainLimit: 'strict' as const,
    zoom: true,
  },
];
const series = [
  {data: latency.p95, label: '95th percentile', showMark: false},
  {data: latency.median, label: 'Median', showMark: false},
];
const initialZoom = [{axisId: 'time', start: 20, end: 70}];
// #endregion

const yAxis = [{label: 'Response time (ms)', min: 0}];

export default function ZoomedLines() {
  return (
    <LineChartPro
      title="Response times over one week"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={300}
    />
  );
}
