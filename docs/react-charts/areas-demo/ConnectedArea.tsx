import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
const xAxis: LineChartProps['xAxis'] = [
  {data: [1, 2, 3, 4, 5, 6, 7, 8, 9], label: 'Day of May', domainLimit: 'strict'},
];
const yAxis = [{label: 'Response time (ms)', width: 60}];
const series = [
  {
    data: [290, 270, null, null, 210, 190, null, 160, 150],
    label: 'Response time',
    area: true,
    connectNulls: true,
  },
];
// #endregion

export default function ConnectedArea() {
  return (
    <LineChart
      title="Response time by day of May, with missing measurements"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
