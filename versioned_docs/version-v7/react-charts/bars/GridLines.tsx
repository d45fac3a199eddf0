import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

export default function GridLines() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      xAxis={[{scaleType: 'band', dataKey: 'season'}]}
      series={routes}
      grid={{horizontal: true}}
      height={300}
    />
    // #endregion
  );
}
