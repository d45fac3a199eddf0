import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

const total = sales.reduce((sum, {value}) => sum + value, 0);
const items = sales.map((item) => ({
  ...item,
  label: (location: 'tooltip' | 'legend' | 'arc') =>
    location === 'legend'
      ? `${item.label}, ${Math.round((item.value / total) * 100)}%`
      : item.label,
}));

export default function ShareLegend() {
  return (
    // #region preview
    <PieChart
      series={[{data: items, sortingValues: 'desc', innerRadius: 30, paddingAngle: 1}]}
      width={190}
      height={190}
    />
    // #endregion
  );
}
