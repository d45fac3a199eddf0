import {RadarChart, type RadarChartProps} from '@mui/x-charts/RadarChart';

// #region preview
const radar: RadarChartProps['radar'] = {
  startAngle: 30,
  labelGap: 16,
  metrics: [
    {name: 'Orders, per day', max: 4000},
    {name: 'On time, %', min: 70, max: 100},
    {name: 'Error-free, %', min: 90, max: 100},
    {name: 'Staff, people', max: 80},
  ],
  // Around the grid, the names have no units. In the tooltip, they do.
  labelFormatter: (name, {location}) =>
    location === 'tick' ? name.split(',')[0]! : name,
};
const valueFormatter = (value: number | null) => value?.toLocaleString('en-US') ?? null;
const series = [
  {label: 'Dallas', data: [3100, 94, 97.5, 62], valueFormatter},
  {label: 'Denver', data: [1800, 97, 98.8, 35], valueFormatter},
];
// #endregion

export default function Metrics() {
  return (
    <RadarChart
      height={300}
      series={series}
      radar={radar}
      title="Two warehouses by orders, on-time orders, error-free orders, and staff"
    />
  );
}
