import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
const dataset = [
  {year: new Date(2021, 0, 1), online: 3480, stores: 4140},
  {year: new Date(2022, 0, 1), online: 4210, stores: null},
  {year: new Date(2023, 0, 1), online: 5060, stores: 3920},
  {year: new Date(2024, 0, 1), online: 6240, stores: 3810},
  {year: new Date(2025, 0, 1), online: 7350, stores: 3770},
];
const xAxis = [
  {
    dataKey: 'year',
    scaleType: 'time' as const,
    valueFormatter: (date: Date) => `${date.getFullYear()}`,
  },
];
const formatOrders = (value: number | null) =>
  value === null ? 'no data' : `${value} orders`;
const series: LineChartProps['series'] = [
  {dataKey: 'online', label: 'Online', valueFormatter: formatOrders},
  {dataKey: 'stores', label: 'Stores', valueFormatter: formatOrders},
];
// #endregion

const yAxis = [{label: 'Orders', width: 70}];

export default function DatasetLines() {
  return (
    <LineChart
      title="Orders per year by sales channel"
      dataset={dataset}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
