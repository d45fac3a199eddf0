import {PieChart, pieArcClasses} from '@mui/x-charts/PieChart';
import {series} from '../data';

export default function StyledPie() {
  return (
    // #region preview
    <PieChart
      series={series}
      width={220}
      height={220}
      sx={{
        [`& .${pieArcClasses.root}`]: {stroke: 'currentColor', strokeWidth: 1.5},
        '& .MuiPieArc-data-index-2': {
          fillOpacity: 0.2,
          strokeDasharray: '4 3',
        },
        [`& .${pieArcClasses.root}:hover`]: {fillOpacity: 0.7},
      }}
    />
    // #endregion
  );
}
