import {BarChart} from '@mui/x-charts/BarChart';
import {clearDay} from '../data/village';

export default function ContinuousFunction() {
  return (
    // #region preview
    <BarChart
      hideLegend
      title="Power of the solar panels on a clear day in June"
      xAxis={[{data: clearDay.hours, label: 'Hour of the day'}]}
      yAxis={[
        {
          label: 'Power (kW)',
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 170,
            // t is 0 at min and 1 at max.
            color: (t) =>
              `hsl(${Math.round(265 - t * 225)} 70% ${Math.round(35 + t * 15)}%)`,
          },
        },
      ]}
      series={[{data: clearDay.kilowatts, label: 'Power'}]}
      height={280}
    />
    // #endregion
  );
}
