import {LineChart, lineElementClasses, markElementClasses} from '@mui/x-charts/LineChart';
import {series, xAxis} from '../data';

export default function StyledLines() {
  return (
    // #region preview
    <LineChart
      xAxis={xAxis}
      series={series}
      height={300}
      sx={{
        [`& .${lineElementClasses.root}`]: {strokeWidth: 3, strokeLinecap: 'round'},
        [`& .${lineElementClasses.series}-expected`]: {strokeWidth: 2, strokeDasharray: '2 6'},
        [`& .${markElementClasses.root}`]: {fill: 'currentColor', strokeWidth: 0},
      }}
    />
    // #endregion
  );
}
