import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
const xAxis: LineChartProps['xAxis'] = [
  {data: [1, 2, 3, 4, 5, 6, 7, 8, 9], position: 'none'},
];
const yAxis: LineChartProps['yAxis'] = [{position: 'none'}];
const series: LineChartProps['series'] = [
  {
    data: [-4, -2, 1, 5, 3, -1, -3, 2, 6],
    label: 'Cash flow',
    area: true,
    baseline: 'min',
    showMark: false,
  },
];
const margin = {top: 8, bottom: 0, left: 0, right: 0};
// <LineChart xAxis={xAxis} yAxis={yAxis} series={series} margin={margin} … />
// #endregion

export default function TinyArea() {
  return (
    <LineChart
      title="Cash flow over nine weeks"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      margin={margin}
      height={120}
    />
  );
}
