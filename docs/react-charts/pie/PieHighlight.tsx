import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

export default function PieHighlight() {
  return (
    // #region preview
    // sales[0] is {id: 'rye', value: 620, label: 'Rye bread'}
    <PieChart
      title="Pieces sold by a bakery in one week"
      series={[
        {
          data: sales,
          innerRadius: 45,
          outerRadius: 95,
          highlightScope: {highlight: 'item', fade: 'global'},
          highlighted: {additionalRadius: 8},
          faded: {innerRadius: 30, additionalRadius: -15, color: 'gray'},
        },
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
