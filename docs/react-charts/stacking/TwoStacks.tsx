import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

const [island, harbour, night] = routes;

export default function TwoStacks() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      series={[
        {...island!, stack: 'day'},
        {...harbour!, stack: 'day'},
        {...night!, stack: 'night'},
      ]}
      height={300}
    />
    // #endregion
  );
}
