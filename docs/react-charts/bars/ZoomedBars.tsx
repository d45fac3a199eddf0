import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';

// #region preview
const days = Array.from({length: 60}, (_, index) => index + 1);
const orders = days.map((day) =>
  Math.round(420 + 180 * Math.sin(day / 4) + (day % 7) * 25),
);

const xAxis = [
  {id: 'day', data: days, scaleType: 'band' as const, label: 'Day', zoom: true},
];
const series = [{data: orders, label: 'Orders'}];
const initialZoom = [{axisId: 'day', start: 20, end: 50}];
// #endregion

const yAxis = [{label: 'Orders', width: 60}];

export default function ZoomedBars() {
  return (
    <BarChartPro
      title="Orders per day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      hideLegend
      height={300}
    />
  );
}
