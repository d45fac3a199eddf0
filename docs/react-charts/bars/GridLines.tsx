import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const grid = {horizontal: true};
const xAxis = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    disableLine: true,
    disableTicks: true,
  },
];
const yAxis = [{label: 'Orders', width: 60, disableLine: true, disableTicks: true}];
const series = [{data: [320, 345, 338, 390, 412, 447], label: 'Orders'}];
// <BarChart grid={grid} xAxis={xAxis} yAxis={yAxis} series={series} … />
// #endregion

export default function GridLines() {
  return (
    <BarChart
      title="Orders by month"
      grid={grid}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
