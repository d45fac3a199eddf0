import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

const total = sales.reduce((sum, {value}) => sum + value, 0);

export default function PieShares() {
  return (
    // #region preview
    <PieChart
      series={[
        {
          data: sales,
          innerRadius: 45,
          arcLabelRadius: '85%',
          outerRadius: '65%',
          valueFormatter: ({value}) => `${Math.round((value / total) * 100)}%`,
          arcLabel: 'formattedValue',
        },
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
