import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

export default function MarkerSizes() {
  return (
    // #region preview
    <ScatterChart
      yAxis={[{reverse: true}]}
      series={[
        {label: 'Lyra cluster', data: toPoints(lyra), markerSize: 7, labelMarkType: 'square'},
        {label: 'Draco cluster', data: toPoints(draco), markerSize: 3},
      ]}
      height={300}
    />
    // #endregion
  );
}
