import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const series = [
  {
    data,
    innerRadius: 45,
    outerRadius: 95,
    highlightScope: {highlight: 'item' as const, fade: 'global' as const},
    highlighted: {additionalRadius: 8},
    faded: {innerRadius: 30, additionalRadius: -15, color: 'gray'},
  },
];
// #endregion

export default function PieHighlight() {
  return (
    <PieChart title="Orders by category" series={series} width={220} height={220} />
  );
}
