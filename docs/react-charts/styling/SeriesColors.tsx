import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Amount ($1,000)', width: 60}];
const series = [
  {data: [303, 324, 369, 452], label: 'Revenue', color: '#2e8b57'},
  {data: [251, 268, 274, 301], label: 'Costs', color: '#d99a1c'},
];

export default function SeriesColors() {
  return (
    <BarChart
      title="Revenue and costs by quarter"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
