import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}];
const yAxis: BarChartProps['yAxis'] = [
  {
    label: 'Difference from plan (%)',
    colorMap: {
      type: 'piecewise',
      thresholds: [0, 5], // Red below 0, yellow below 5, and green from 5.
      colors: ['#d1495b', '#d9a514', '#2e9e6b'],
    },
  },
];
const series = [{data: [-3, -1, 2, 4, 6, 8], label: 'Difference from plan'}];
// #endregion

export default function ColorByValue() {
  return (
    <BarChart
      title="Revenue compared with the plan by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
