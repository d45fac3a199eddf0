import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis: BarChartProps['yAxis'] = [
  {id: 'orders', label: 'Orders', width: 65},
  {id: 'revenue', label: 'Revenue ($1,000)', position: 'right', width: 60},
];
const series = [
  {yAxisId: 'orders', data: [1240, 1510, 1980, 1720], label: 'Orders'},
  {yAxisId: 'revenue', data: [48, 61, 97, 74], label: 'Revenue ($1,000)'},
];
// #endregion

export default function BiaxialBars() {
  return (
    <BarChart
      title="Orders and revenue by quarter"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
