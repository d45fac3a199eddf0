import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const total = data.reduce((sum, {value}) => sum + value, 0);

// #region preview
// total: 1248
// Render it as a child of the chart: <PieChart …><Total /></PieChart>
function Total() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      direction="ltr"
      fill="currentColor"
      fontSize={20}
    >
      {total.toLocaleString('en-US')} orders
    </text>
  );
}
// #endregion

const series = [{data, innerRadius: '70%'}];

export default function CenterText() {
  return (
    <PieChart
      title="Orders by category, 1,248 in total"
      series={series}
      width={220}
      height={220}
    >
      <Total />
    </PieChart>
  );
}
