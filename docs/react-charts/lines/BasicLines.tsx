import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [
  {data: [310, 325, 341, 338, 372, 395, 420], label: 'Online'},
  {data: [280, 276, 269, 271, 262, 258, 255], label: 'Stores'},
];

export default function BasicLines() {
  return (
    <LineChart
      title="Orders per week by sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
