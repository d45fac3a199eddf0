import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [{data: [0, 3, 6, 9, 12, 15, 18, 21, 24], label: 'Hour of the day'}];
const yAxis = [{label: 'Power, kW', min: 0}];
const series = [{data: [0, 0, 0.3, 2.6, 4.8, 3.9, 1.1, 0, 0], label: 'Solar power'}];

export default function AxisAndSeries() {
  return (
    <LineChart
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="Power of the solar panels by hour of the day"
    />
  );
}
// #endregion
