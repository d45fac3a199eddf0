import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function GridLines() {
  return (
    // #region preview
    <LineChart
      title="Clear nights per month"
      hideLegend
      grid={{horizontal: true, vertical: true}}
      xAxis={[
        {data: months, scaleType: 'point', disableLine: true, disableTicks: true},
      ]}
      yAxis={[{label: 'Clear nights', min: 0, disableLine: true, disableTicks: true}]}
      series={[{data: climate.clearNights, label: 'Clear nights'}]}
      height={300}
    />
    // #endregion
  );
}
