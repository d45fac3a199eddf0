import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {lyra, toPoints} from '../data/stars';

export default function GridScatter() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      grid={{horizontal: true, vertical: true}}
      xAxis={[{min: -0.5, max: 1.5, label: 'Color index'}]}
      yAxis={[{reverse: true, label: 'Magnitude'}]}
      series={[{label: 'Lyra cluster', data: toPoints(lyra)}]}
      height={300}
    />
    // #endregion
  );
}
