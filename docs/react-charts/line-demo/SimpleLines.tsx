import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];
const series = [
  {data: [42, 47, 53, 49, 58, 64], label: 'Online'},
  {data: [61, 58, 57, 55, 54, 52], label: 'Stores'},
];
// #endregion

export default function SimpleLines() {
  return (
    <LineChart
      title="Revenue by month and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
