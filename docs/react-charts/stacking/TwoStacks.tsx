import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function TwoStacks() {
  return (
    // #region preview
    <BarChart
      title="Ferry passengers by season: two day routes and the night boat"
      // {season: 'Winter', island: 42, harbour: 61, night: 12}
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {dataKey: 'island', label: 'Island', stack: 'day'},
        {dataKey: 'harbour', label: 'Harbor', stack: 'day'},
        {dataKey: 'night', label: 'Night boat', stack: 'night'},
      ]}
      height={300}
    />
    // #endregion
  );
}
