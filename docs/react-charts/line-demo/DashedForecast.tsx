import {LineChart, lineElementClasses} from '@mui/x-charts/LineChart';

const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'];
const xAxis = [{data: years, scaleType: 'point' as const}];
const yAxis = [{label: 'Revenue ($ million)', min: 0, width: 55}];

// #region preview
const series = [
  {data: [7.7, 6.9, 8.1, 8.8, 9.4, 10.2], label: 'Revenue', color: '#4b7bec'},
  {
    id: 'forecast',
    // The forecast starts at the last measured value, at index 5.
    data: [null, null, null, null, null, 10.2, 10.9, 11.7],
    label: 'Forecast',
    color: '#4b7bec',
    showMark: ({index}: {index: number}) => index > 5,
    valueFormatter: (value: number | null, {dataIndex}: {dataIndex: number}) =>
      dataIndex > 5 ? `about ${value}` : null,
  },
];
const dashedForecast = {
  [`& .${lineElementClasses.root}[data-series="forecast"]`]: {strokeDasharray: '3 6'},
};
// #endregion

export default function DashedForecast() {
  return (
    <LineChart
      title="Revenue by year, with a forecast for 2025 and 2026"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={dashedForecast}
      height={300}
    />
  );
}
