import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [
  {
    data: ['2021', '2022', '2023', '2024', '2025', '2026', '2027'],
    scaleType: 'point' as const,
  },
];
const series: LineSeries[] = [
  // Shorter than the axis, so the line ends in 2024.
  {data: [655, 720, 815, 930], label: 'Customers'},
  {
    // Starts with null, so the line starts in 2024.
    data: [null, null, null, 930, 1010, 1090, 1160],
    label: 'Forecast',
    valueFormatter: (value) => (value === null ? null : `about ${value}`),
  },
];
// #endregion

const yAxis = [{label: 'Customers', min: 0, width: 70}];

export default function ForecastGap() {
  return (
    <LineChart
      title="Customers per year, with a forecast"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
