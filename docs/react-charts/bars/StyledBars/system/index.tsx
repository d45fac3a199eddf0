import {BarChart, barElementClasses} from '@mui/x-charts/BarChart';
import {series, xAxis} from '../data';

export default function StyledBars() {
  return (
    // #region preview
    <BarChart
      xAxis={xAxis}
      series={series}
      height={300}
      sx={{
        [`.${barElementClasses.root}`]: {stroke: 'transparent', strokeWidth: 2},
        [`.${barElementClasses.series}-expected`]: {
          fillOpacity: 0.15,
          stroke: 'currentColor',
          strokeDasharray: '4 3',
        },
        [`.${barElementClasses.root}:hover`]: {fillOpacity: 0.7},
      }}
    />
    // #endregion
  );
}
