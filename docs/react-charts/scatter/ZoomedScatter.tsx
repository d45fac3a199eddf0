import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {draco, lyra, toPoints} from '../data/stars';

export default function ZoomedScatter() {
  return (
    // #region preview
    <ScatterChartPro
      xAxis={[{id: 'color', zoom: true}]}
      yAxis={[{id: 'light', zoom: true, reverse: true}]}
      series={[
        {label: 'Lyra cluster', data: toPoints(lyra)},
        {label: 'Draco cluster', data: toPoints(draco)},
      ]}
      initialZoom={[{axisId: 'color', start: 30, end: 80}]}
      height={300}
    />
    // #endregion
  );
}
