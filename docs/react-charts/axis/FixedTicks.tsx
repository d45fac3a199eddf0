import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

// #region preview
const everyThird = (month: string, index: number) => index % 3 === 0;
const celsius = (degrees: number) => `${degrees} °C`;

export default function FixedTicks() {
  return (
    <LineChart
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{data: months, scaleType: 'point', tickInterval: everyThird}]}
      yAxis={[
        {
          min: -10,
          max: 20,
          tickInterval: [-10, 0, 20],
          valueFormatter: celsius,
          width: 60,
        },
      ]}
      series={[{data: climate.mean, label: 'Mean temperature'}]}
      height={300}
      title="Mean temperature by month"
    />
  );
}
// #endregion
