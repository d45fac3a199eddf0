import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const categories = [
  {id: 'furniture', value: 437, name: 'Furniture'},
  {id: 'electronics', value: 372, name: 'Electronics'},
  {id: 'accessories', value: 298, name: 'Accessories'},
  {id: 'lighting', value: 141, name: 'Lighting'},
];
const total = categories.reduce((sum, {value}) => sum + value, 0);

const data = categories.map(({id, value, name}) => ({
  id,
  value,
  label: (location: 'tooltip' | 'legend' | 'arc') =>
    location === 'legend' ? `${name}, ${Math.round((value / total) * 100)}%` : name,
}));
const series = [
  {data, sortingValues: 'desc' as const, innerRadius: 30, paddingAngle: 1},
];
// #endregion

export default function ShareLegend() {
  return (
    <PieChart title="Orders by category" series={series} width={190} height={190} />
  );
}
