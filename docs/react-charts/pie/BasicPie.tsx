import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];
const series = [
  {data, valueFormatter: ({value}: {value: number}) => `${value} orders`},
];

export default function BasicPie() {
  return (
    <PieChart title="Orders by category" series={series} width={220} height={220} />
  );
}
// #endregion
