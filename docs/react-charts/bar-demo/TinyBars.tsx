import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

// #region preview
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const xAxis: BarChartProps['xAxis'] = [{data: days, position: 'none'}];
const yAxis: BarChartProps['yAxis'] = [{position: 'none'}];
const series = [{data: [320, 280, 305, 340, 520, 610, 390], label: 'Orders'}];

export default function TinyBars() {
  return (
    <BarChart
      title="Orders by day of the week"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      borderRadius={3}
      margin={4}
      height={120}
    />
  );
}
// #endregion
