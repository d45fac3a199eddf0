import {LineChart} from '@mui/x-charts/LineChart';
import {starlight} from '../data/observatory';

export default function TinyArea() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: starlight.days, position: 'none'}]}
      yAxis={[{position: 'none'}]}
      series={[
        {
          data: starlight.brightness,
          area: true,
          baseline: 'min',
          showMark: false,
          label: 'Brightness',
        },
      ]}
      margin={{top: 8, bottom: 0, left: 0, right: 0}}
      height={120}
    />
    // #endregion
  );
}
