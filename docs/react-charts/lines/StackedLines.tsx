import {LineChart} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

export default function StackedLines() {
  return (
    // #region preview
    <LineChart
      title="Electricity by source and month"
      dataset={energy}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[
        {dataKey: 'hydro', label: 'Hydro', area: true, stack: 'total', showMark: false},
        {dataKey: 'wind', label: 'Wind', area: true, stack: 'total', showMark: false},
        {dataKey: 'solar', label: 'Solar', area: true, stack: 'total', showMark: false},
      ]}
      height={300}
    />
    // #endregion
  );
}
