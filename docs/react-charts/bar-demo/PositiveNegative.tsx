import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], disableLine: true, disableTicks: true}];
const yAxis = [{label: 'Profit ($1,000)'}];
const series = [
  {data: [-12, 8, 31, -4], label: 'Online store'},
  {data: [5, -9, 18, 14], label: 'Retail store'},
];

export default function PositiveNegative() {
  return (
    <BarChart
      title="Profit of two stores by quarter"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
// #endregion
