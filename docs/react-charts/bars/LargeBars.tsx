import {BarChart} from '@mui/x-charts/BarChart';

const dataset = [
  {city: 'New York', revenue: 1840},
  {city: 'Los Angeles', revenue: 1610},
  {city: 'Chicago', revenue: 1375},
  {city: 'Toronto', revenue: 1220},
  {city: 'Houston', revenue: 1105},
  {city: 'Austin', revenue: 980},
  {city: 'San Francisco', revenue: 905},
  {city: 'London', revenue: 840},
  {city: 'Atlanta', revenue: 790},
  {city: 'Dallas', revenue: 610},
  {city: 'Phoenix', revenue: 545},
  {city: 'Reno', revenue: 480},
];

// #region preview
// dataset: [
//   {city: 'New York', revenue: 1840},
//   {city: 'Los Angeles', revenue: 1610}, …
// ]
const xAxis = [{label: 'Revenue in 2025 ($1,000)'}];
const yAxis = [{dataKey: 'city', width: 110}];
const series = [{dataKey: 'revenue', label: 'Revenue'}];
const grid = {vertical: true};
// <BarChart dataset={dataset} layout="horizontal" yAxis={yAxis} series={series} … />
// #endregion

export default function LargeBars() {
  return (
    <BarChart
      title="Revenue by city in 2025"
      dataset={dataset}
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={grid}
      hideLegend
      height={420}
    />
  );
}
