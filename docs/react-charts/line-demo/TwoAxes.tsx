import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];

// #region preview
const yAxis = [
  {id: 'orders', label: 'Orders', min: 0, max: 600, width: 60},
  {
    id: 'rate',
    label: 'Conversion rate (%)',
    position: 'right' as const,
    min: 0,
    max: 6,
  },
];
const orders = [388, 371, 464, 452, 531, 498];
const rate = [3.1, 2.8, 3.4, 3.3, 4.1, 3.6];
const series = [
  {yAxisId: 'orders', data: orders, label: 'Orders'},
  {yAxisId: 'rate', data: rate, label: 'Conversion rate (%)'},
];
// #endregion

export default function TwoAxes() {
  return (
    <LineChart
      title="Orders and conversion rate by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
