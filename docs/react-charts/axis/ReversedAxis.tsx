import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {lyra, toPoints} from '../data/stars';

export default function ReversedAxis() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      xAxis={[{label: 'Color index'}]}
      yAxis={[{label: 'Magnitude (brighter is lower)', reverse: true}]}
      // One point: {id: 'L1', x: -0.12, y: 3.1}
      series={[{data: toPoints(lyra), label: 'Lyra cluster'}]}
      height={320}
      title="Stars of the Lyra cluster by color index and magnitude"
    />
    // #endregion
  );
}
