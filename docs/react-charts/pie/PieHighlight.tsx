import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

export default function PieHighlight() {
  return (
    // #region preview
    <PieChart
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
