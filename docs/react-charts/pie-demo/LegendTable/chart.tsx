import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../../data/bakery';

const total = sales.reduce((sum, {value}) => sum + value, 0);
const colors = ['#4b7bec', '#3f9d67', '#e0a030', '#d1495b', '#8a6fd1'];

/** What the table says of each slice, and its color. */
export const rows = sales.map(({id, label, value}, index) => ({
  id,
  label,
  color: colors[index],
  pieces: value,
  share: `${Math.round((value / total) * 100)}%`,
}));

export default function Chart() {
  return (
    <div style={{width: 190}}>
      <PieChart
        hideLegend
        colors={colors}
        series={[{data: sales, innerRadius: '65%', paddingAngle: 2, cornerRadius: 4}]}
        margin={4}
        height={190}
      />
    </div>
  );
}
