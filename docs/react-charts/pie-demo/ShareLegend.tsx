import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const sales = [
  {id: 'rye', value: 620, name: 'Rye bread'},
  {id: 'rolls', value: 480, name: 'Rolls'},
  {id: 'croissants', value: 310, name: 'Croissants'},
  {id: 'cakes', value: 140, name: 'Cakes'},
];
const total = sales.reduce((sum, {value}) => sum + value, 0);

const data = sales.map(({id, value, name}) => ({
  id,
  value,
  label: (location: 'tooltip' | 'legend' | 'arc') =>
    location === 'legend' ? `${name}, ${Math.round((value / total) * 100)}%` : name,
}));

export default function ShareLegend() {
  return (
    <PieChart
      title="Pieces sold by a bakery in one week"
      series={[{data, sortingValues: 'desc', innerRadius: 30, paddingAngle: 1}]}
      width={190}
      height={190}
    />
  );
}
// #endregion
