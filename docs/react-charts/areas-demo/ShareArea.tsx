import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];

// #region preview
const percent = (share: number) => `${Math.round(share * 100)}%`;
const layer = {
  area: true,
  stack: 'orders',
  stackOffset: 'expand',
  showMark: false,
  valueFormatter: (value: number | null) => `${value} thousand orders`,
} as const;

// One value per year, from 2018 to 2025
const series: LineChartProps['series'] = [
  {data: [214, 231, 120, 148, 186, 194, 198, 203], label: 'Stores', ...layer},
  {data: [148, 172, 261, 284, 289, 312, 334, 341], label: 'Website', ...layer},
  {data: [12, 25, 65, 92, 131, 173, 204, 252], label: 'App', ...layer},
];
const yAxis = [{label: 'Share of orders', width: 70, valueFormatter: percent}];
// #endregion

const xAxis: LineChartProps['xAxis'] = [
  {
    data: years.map((year) => new Date(year, 0, 1)),
    scaleType: 'time',
    domainLimit: 'strict',
    valueFormatter: (date: Date) => `${date.getFullYear()}`,
  },
];

export default function ShareArea() {
  return (
    <LineChart
      title="Share of orders by sales channel and year"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
