import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {starlight} from '../data/observatory';

export default function ZoomedLines() {
  return (
    // #region preview
    <LineChartPro
      hideLegend
      xAxis={[{id: 'day', data: starlight.days, label: 'Day', zoom: true}]}
      series={[{data: starlight.brightness, label: 'Brightness', showMark: false}]}
      initialZoom={[{axisId: 'day', start: 20, end: 70}]}
      height={300}
    />
    // #endregion
  );
}
