import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const brandColors = (mode: 'light' | 'dark') =>
  mode === 'dark'
    ? ['#7cc4ff', '#ffd27a', '#b79cff']
    : ['#0b5c9e', '#b26a00', '#5b3fa8'];

const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
  {data: [22, 35, 41, 58], label: 'Partners'},
];
// <BarChart colors={brandColors} series={series} … />
// #endregion

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function OwnPalette() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      colors={brandColors}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
