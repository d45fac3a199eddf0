import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

export default function MarkerSizes() {
  return (
    // #region preview
    <ScatterChart
      title="Color index and magnitude of the stars of two clusters"
      xAxis={[{label: 'Color index'}]}
      yAxis={[{label: 'Magnitude', reverse: true}]}
      series={[
        {
          label: 'Lyra cluster',
          data: toPoints(lyra),
          markerSize: 7,
          labelMarkType: 'square',
        },
        {label: 'Draco cluster', data: toPoints(draco), markerSize: 3},
      ]}
      height={300}
    />
    // #endregion
  );
}
