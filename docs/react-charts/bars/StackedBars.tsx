import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const dataset = [
  {quarter: 'Q1', online: 142, stores: 161, partners: 22},
  {quarter: 'Q2', online: 158, stores: 166, partners: 35},
  {quarter: 'Q3', online: 197, stores: 172, partners: 41},
  {quarter: 'Q4', online: 263, stores: 189, partners: 58},
];
const series = [
  {dataKey: 'online', label: 'Online', stack: 'direct'},
  {dataKey: 'stores', label: 'Stores', stack: 'direct'},
  {dataKey: 'partners', label: 'Partners'},
];
// #endregion

const xAxis = [{dataKey: 'quarter'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function StackedBars() {
  return (
    <BarChart
      title="Direct and partner revenue by quarter"
      dataset={dataset}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
