import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'gifts', value: 38, label: 'Gift cards'}, // Has no label, because the angle is 12°.
];
const series = [
  {
    data,
    arcLabel: (item: {value: number}) => `${item.value}`,
    arcLabelMinAngle: 20,
    arcLabelRadius: '65%',
  },
];
const outline = {paintOrder: 'stroke', stroke: 'rgb(0 0 0 / 65%)', strokeWidth: 3};
const sx = {
  [`& .${pieArcLabelClasses.root}`]: {fill: '#fff', fontWeight: 700, ...outline},
};
// #endregion

export default function PieLabels() {
  return (
    <PieChart
      title="Orders by category"
      series={series}
      sx={sx}
      width={220}
      height={220}
    />
  );
}
