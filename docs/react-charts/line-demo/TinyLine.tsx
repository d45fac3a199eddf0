import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function TinyLine() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: night.hours, position: 'none'}]}
      yAxis={[{position: 'none', domainLimit: 'strict'}]}
      series={[{data: night.outside, showMark: false, label: 'Outside, °C'}]}
      margin={8}
      height={120}
    />
    // #endregion
  );
}
