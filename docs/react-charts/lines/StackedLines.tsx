import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const yAxis = [{label: 'Orders', width: 60}];

// #region preview
const layer = {area: true, stack: 'all', showMark: false};

const series = [
  {...layer, data: [280, 276, 269, 271, 262, 258, 255], label: 'Stores'},
  {...layer, data: [310, 325, 341, 338, 372, 395, 420], label: 'Online'},
  {...layer, data: [45, 52, 50, 61, 66, 74, 83], label: 'Partners'},
];

// <LineChart series={series} height={300} … />
// #endregion

export default function StackedLines() {
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
