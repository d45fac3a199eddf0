import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Orders (thousands)'}];
const series = [
  {data: [30, 41, 44, 70], stack: '2024', label: '2024, web', color: '#8fb1ff'},
  {data: [10, 14, 15, 22], stack: '2024', label: '2024, app', color: '#ffd089'},
  {data: [33, 44, 47, 73], stack: '2025', label: '2025, web', color: '#3f6fe0'},
  {data: [14, 19, 24, 36], stack: '2025', label: '2025, app', color: '#c98a1b'},
];
// #endregion

export default function GroupedStacks() {
  return (
    <BarChart
      title="Orders by quarter, year, and platform"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      borderRadius={4}
      height={300}
    />
  );
}
