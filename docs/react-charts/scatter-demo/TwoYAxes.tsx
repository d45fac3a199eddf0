import {ScatterChart} from '@mui/x-charts/ScatterChart';

const requests = [
  {id: 1, x: 2, y: 120},
  {id: 2, x: 5, y: 310},
  {id: 3, x: 9, y: 640},
  {id: 4, x: 13, y: 980},
  {id: 5, x: 17, y: 1240},
  {id: 6, x: 21, y: 890},
];
const latency = [
  {id: 1, x: 2, y: 84},
  {id: 2, x: 5, y: 88},
  {id: 3, x: 9, y: 97},
  {id: 4, x: 13, y: 118},
  {id: 5, x: 17, y: 131},
  {id: 6, x: 21, y: 109},
];

// #region preview
// requests and latency: [{id: 1, x: 2, y: 120}, {id: 2, x: 5, y: 310}, …]
const xAxis = [{label: 'Hour of the day', min: 0, max: 24}];
const yAxis = [
  {id: 'requests', label: 'Requests per minute', width: 75, min: 0},
  {
    id: 'latency',
    label: 'Response time (ms)',
    position: 'right' as const,
    width: 60,
    min: 0,
  },
];
const series = [
  {yAxisId: 'requests', label: 'Requests', data: requests, color: '#3f7fd0'},
  {yAxisId: 'latency', label: 'Response time', data: latency, color: '#d1495b'},
];
// #endregion

export default function TwoYAxes() {
  return (
    <ScatterChart
      title="Requests and response time by hour of the day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    />
  );
}
