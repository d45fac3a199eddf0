import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [42, 58, 97, 63], label: 'Online', stack: 'own'},
  {data: [61, 66, 72, 69], label: 'Stores', stack: 'own'},
  {data: [12, 15, 31, 18], label: 'Resellers', stack: 'partners'},
];

export default function TwoStacks() {
  return (
    <BarChart
      title="Revenue by quarter: own channels and resellers"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
