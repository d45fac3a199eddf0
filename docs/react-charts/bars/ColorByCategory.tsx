import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const statuses = ['Open', 'Waiting', 'Solved'];
const xAxis: BarChartProps['xAxis'] = [
  {
    data: statuses,
    colorMap: {
      type: 'ordinal',
      values: statuses,
      colors: ['#d9793f', '#e6b325', '#57b97b'],
    },
  },
];
const yAxis = [{label: 'Tickets'}];
const series = [{data: [42, 17, 88], label: 'Tickets'}];
// #endregion

export default function ColorByCategory() {
  return (
    <BarChart
      title="Support tickets by status"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
