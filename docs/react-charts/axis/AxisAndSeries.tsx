import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function AxisAndSeries() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: months, scaleType: 'point', label: 'Month'}]}
      yAxis={[{label: 'Nights', min: 0}]}
      series={[{data: climate.clearNights, label: 'Clear nights'}]}
      height={300}
    />
    // #endregion
  );
}
