import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [{data: [0, 4, 8, 12, 16, 20, 24], label: 'Hours since midnight'}];
const yAxis = [{label: 'Response time (ms)', min: 0, width: 60}];
const series = [
  {data: [118, 109, 168, 243, 228, 163, 121], label: 'API'},
  {data: [142, 131, 206, 312, 289, 201, 149], label: 'Search'},
];

export default function BasicLegend() {
  return (
    <LineChart
      title="Response time by service and hour"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    />
  );
}
// #endregion
