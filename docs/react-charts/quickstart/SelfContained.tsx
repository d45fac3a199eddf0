import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online', stack: 'revenue'},
  {data: [161, 166, 172, 189], label: 'Stores', stack: 'revenue'},
];
const grid = {horizontal: true};

export default function SelfContained() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={grid}
      height={300}
    />
  );
}
// #endregion
