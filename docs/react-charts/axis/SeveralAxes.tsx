import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

// #region preview
const toFahrenheit = (celsius: number) => celsius * 1.8 + 32;
const [min, max] = [-10, 20];

export default function SeveralAxes() {
  return (
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {id: 'celsius', label: 'Temperature, °C', min, max, width: 60},
        {
          id: 'fahrenheit',
          label: 'Temperature, °F',
          position: 'left',
          min: toFahrenheit(min),
          max: toFahrenheit(max),
          width: 60,
        },
        {id: 'nights', label: 'Clear nights', position: 'right', min: 0, width: 60},
      ]}
      series={[
        {
          yAxisId: 'celsius',
          data: climate.mean,
          label: 'Mean temperature',
          showMark: false,
        },
        {
          yAxisId: 'nights',
          data: climate.clearNights,
          label: 'Clear nights',
          showMark: false,
        },
      ]}
      margin={{left: 8, right: 8}}
      height={320}
      title="Mean temperature and clear nights by month"
    />
  );
}
// #endregion
