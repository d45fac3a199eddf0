import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [
  {data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point' as const},
];
const yAxis = [{label: 'New subscribers'}];
const series = [
  {data: [118, 164, 182, 134, 184, 223], label: 'Subscribers', area: true},
];

export default function SimpleArea() {
  return (
    <LineChart
      title="New subscribers by month"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
// #endregion
