import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

export default function BasicHeatmap() {
  return (
    // #region preview
    <Heatmap
      xAxis={[{data: hours, label: 'Hour'}]}
      yAxis={[{data: weekdays}]}
      series={[{data: guests, label: 'Guests'}]}
      height={300}
    />
    // #endregion
  );
}
