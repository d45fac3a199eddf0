import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}];
const yAxis = [{label: 'Units', width: 60}];
const series = [
  {data: [320, 280, 305, 340, 520], label: 'Received', stack: 'stock'},
  {data: [-290, -310, -295, -330, -410], label: 'Shipped', stack: 'stock'},
];

export default function RoundedBars() {
  return (
    <BarChart
      title="Units received and shipped by a warehouse"
      borderRadius={8}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
