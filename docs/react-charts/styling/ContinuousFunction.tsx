import {BarChart} from '@mui/x-charts/BarChart';
import {climate, months} from '../data/observatory';

export default function ContinuousFunction() {
  return (
    // #region preview
    <BarChart
      hideLegend
      xAxis={[{data: months}]}
      yAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 8,
            max: 18,
            color: (share) => `hsl(${Math.round(260 - share * 220)} 65% 50%)`,
          },
        },
      ]}
      series={[{data: climate.clearNights, label: 'Clear nights'}]}
      height={280}
    />
    // #endregion
  );
}
