import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function SeveralAxes() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {id: 'celsius', label: '°C', min: -10, max: 20, width: 58},
        {
          id: 'fahrenheit',
          label: '°F',
          position: 'left',
          min: 14,
          max: 68,
          width: 58,
        },
        {id: 'nights', label: 'Nights', position: 'right', min: 0, width: 58},
      ]}
      series={[
        {yAxisId: 'celsius', data: climate.mean, label: 'Mean temperature', showMark: false},
        {yAxisId: 'nights', data: climate.clearNights, label: 'Clear nights', showMark: false},
      ]}
      margin={{left: 8, right: 8}}
      height={320}
    />
    // #endregion
  );
}
