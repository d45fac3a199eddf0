import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const loaves = [
  {id: 'rye', value: 37, label: 'Rye'},
  {id: 'spelt', value: 24, label: 'Spelt'},
  {id: 'sourdough', value: 51, label: 'Sourdough'},
];

export default function BasicPie() {
  return <PieChart series={[{data: loaves}]} height={240} />;
}
// #endregion
