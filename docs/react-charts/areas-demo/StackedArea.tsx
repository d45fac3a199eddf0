import {LineChart} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

// #region preview
// energy[0] is {month: 'Jan', solar: 18, wind: 142, hydro: 61}
const layer = {
  area: true,
  stack: 'electricity',
  showMark: false,
  highlightScope: {highlight: 'series', fade: 'global'},
} as const;

export default function StackedArea() {
  return (
    <LineChart
      title="Electricity by source and month"
      dataset={energy}
      grid={{horizontal: true}}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)', disableLine: true, disableTicks: true}]}
      series={[
        {dataKey: 'hydro', label: 'Hydro', ...layer},
        {dataKey: 'wind', label: 'Wind', ...layer},
        {dataKey: 'solar', label: 'Solar', ...layer},
      ]}
      height={300}
    />
  );
}
// #endregion
