import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const total = data.reduce((sum, {value}) => sum + value, 0);

const series = [
  {
    data,
    innerRadius: '40%',
    outerRadius: '65%',
    arcLabelRadius: '86%',
    arcLabel: 'formattedValue' as const,
    valueFormatter: ({value}: {value: number}) =>
      `${Math.round((value / total) * 100)}%`,
  },
];
// #endregion

export default function PieShares() {
  return (
    <PieChart
      title="Share of orders by category"
      series={series}
      width={220}
      height={220}
    />
  );
}
