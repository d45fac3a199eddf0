import {LineChart} from '@mui/x-charts/LineChart';
import {climate} from '../data/observatory';

export default function HiddenAxisValue() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: climate.mean.map((_, index) => index), hideTooltip: true, position: 'none'}]}
      series={[
        {data: climate.mean, label: 'Mean temperature', showMark: false},
        {data: climate.clearNights, label: 'Clear nights', showMark: false},
      ]}
      height={240}
    />
    // #endregion
  );
}
