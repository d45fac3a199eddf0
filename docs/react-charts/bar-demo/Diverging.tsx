import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';

// #region preview
const count = (value: number | null) => String(Math.abs(value ?? 0));

const yAxis = [{label: 'Employees', valueFormatter: count}];
const series = [
  {
    data: [32, 28, 30, 34, 52],
    stack: 'change',
    label: 'Hired',
    valueFormatter: count,
  },
  {
    data: [-19, -21, -29, -33, -41],
    stack: 'change',
    label: 'Left',
    valueFormatter: count,
  },
];
// #endregion

const xAxis = [
  {
    data: ['2021', '2022', '2023', '2024', '2025'],
    disableLine: true,
    disableTicks: true,
  },
];

export default function Diverging() {
  return (
    <BarChart
      title="Employees hired and employees who left, by year"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
