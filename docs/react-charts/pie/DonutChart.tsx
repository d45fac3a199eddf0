import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'americas', value: 1204, label: 'Americas'},
  {id: 'europe', value: 953, label: 'Europe'},
  {id: 'asia', value: 873, label: 'Asia'},
];
const series = [
  {
    data,
    innerRadius: '60%',
    outerRadius: '100%',
    paddingAngle: 3,
    cornerRadius: 6,
    valueFormatter: ({value}: {value: number}) =>
      `$${(value * 1_000).toLocaleString('en-US')}`,
  },
];
// #endregion

export default function DonutChart() {
  return (
    <PieChart title="Revenue by region" series={series} width={220} height={220} />
  );
}
