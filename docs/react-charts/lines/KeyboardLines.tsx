import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function KeyboardLines() {
  return (
    // #region preview
    <LineChart
      enableKeyboardNavigation
      title="Temperatures of a night"
      xAxis={[{data: night.hours}]}
      series={[
        {data: night.dome, label: 'Dome, °C'},
        {data: night.outside, label: 'Outside, °C'},
      ]}
      height={300}
    />
    // #endregion
  );
}
