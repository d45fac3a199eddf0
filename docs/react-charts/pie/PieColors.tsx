import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

const browns = ['#8d5524', '#b9772e', '#d9a05b', '#e7bf86', '#c98a8a'];

export default function PieColors() {
  return (
    // #region preview
    <PieChart
      colors={browns}
      series={[
        {data: sales.map((item) => (item.id === 'cakes' ? {...item, color: '#c2185b'} : item))},
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
