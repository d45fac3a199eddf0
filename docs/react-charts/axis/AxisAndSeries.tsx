import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [
  {data: [0, 3, 6, 9, 12, 15, 18, 21, 24], label: 'Hour of the day', max: 24},
];
const yAxis = [{label: 'Open tickets', min: 0}];
const series = [{data: [6, 4, 5, 18, 31, 27, 22, 13, 8], label: 'Support'}];

export default function AxisAndSeries() {
  return (
    <LineChart
      title="Open support tickets by hour of the day"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
