import {LineChart} from '@mui/x-charts/LineChart';
import {routes, seasons} from '../data/ferries';

export default function StackedAreas() {
  return (
    // #region preview
    <LineChart
      dataset={seasons}
      xAxis={[{scaleType: 'point', dataKey: 'season'}]}
      series={routes.map((route) => ({
        ...route,
        area: true,
        stack: 'all',
        showMark: false,
      }))}
      height={300}
    />
    // #endregion
  );
}
