import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function StackedBars() {
  return (
    // #region preview
    // seasons[0] is {season: 'Winter', island: 42, harbour: 61, night: 12}
    <BarChart
      title="Passengers of day and night boats by season"
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {dataKey: 'island', label: 'Island', stack: 'day'},
        {dataKey: 'harbour', label: 'Harbor', stack: 'day'},
        {dataKey: 'night', label: 'Night boat'},
      ]}
      height={300}
    />
    // #endregion
  );
}
