import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Week', tickMinStep: 1}];
const yAxis = [{label: 'Search rank', reverse: true, min: 1, max: 10, tickMinStep: 1}];
const series = [
  {data: [9, 8, 8, 6, 5, 5, 3, 2], label: 'Pricing page'},
  {data: [4, 4, 3, 3, 2, 3, 2, 1], label: 'Home page'},
];

export default function ReversedAxis() {
  return (
    <LineChart
      title="Search rank of two pages by week, with rank 1 at the top"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    />
  );
}
// #endregion
