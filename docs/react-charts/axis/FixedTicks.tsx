import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function FixedTicks() {
  return (
    // #region preview
    <LineChart
      hideLegend
      grid={{horizontal: true}}
      xAxis={[{data: months, scaleType: 'point', tickInterval: (month, index) => index % 3 === 0}]}
      yAxis={[
        {
          min: -10,
          max: 20,
          tickInterval: [-10, 0, 20],
          valueFormatter: (degrees: number) => `${degrees} °C`,
          width: 60,
        },
      ]}
      series={[{data: climate.mean, label: 'Mean temperature'}]}
      height={300}
    />
    // #endregion
  );
}
