import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const colors = ['#3f7fd0', '#2a9d8f', '#d98e04'];
const data = [
  {id: 'americas', value: 1204, label: 'Americas'},
  {id: 'europe', value: 953, label: 'Europe'},
  {id: 'asia', value: 873, label: 'Asia'},
  // Overrides the palette.
  {id: 'other', value: 410, label: 'Other', color: '#8a8f98'},
];
const series = [
  {data, valueFormatter: ({value}: {value: number}) => `${value} customers`},
];
// <PieChart colors={colors} series={series} … />
// #endregion

export default function PieColors() {
  return (
    <PieChart
      title="Customers by region"
      colors={colors}
      series={series}
      width={220}
      height={220}
    />
  );
}
