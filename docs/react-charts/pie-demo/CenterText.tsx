import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

const total = sales.reduce((sum, {value}) => sum + value, 0);

export default function CenterText() {
  return (
    // #region preview
    <PieChart series={[{data: sales, innerRadius: 70}]} width={220} height={220}>
      <Total />
    </PieChart>
    // #endregion
  );
}

function Total() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fill="currentColor"
      fontSize={28}
    >
      {total.toLocaleString('en')}
    </text>
  );
}
