import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

// #region preview
const seaColors = (mode: 'light' | 'dark') =>
  mode === 'dark'
    ? ['#7cc4ff', '#ffd27a', '#b79cff']
    : ['#0b5c9e', '#b26a00', '#5b3fa8'];

export default function OwnPalette() {
  return (
    <BarChart
      title="Ferry passengers by season and route"
      colors={seaColors}
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={routes}
      height={300}
    />
  );
}
// #endregion
