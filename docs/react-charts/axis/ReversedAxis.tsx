import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {lyra, toPoints} from '../data/stars';

export default function ReversedAxis() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      xAxis={[{label: 'Color index'}]}
      yAxis={[{label: 'Magnitude, brighter is less', reverse: true}]}
      series={[{data: toPoints(lyra), label: 'Lyra cluster'}]}
      height={320}
    />
    // #endregion
  );
}
