import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

export default function BasicScatter() {
  return (
    // #region preview
    <ScatterChart
      xAxis={[{label: 'Color index'}]}
      yAxis={[{label: 'Magnitude', reverse: true}]}
      series={[
        {label: 'Lyra cluster', data: toPoints(lyra)},
        {label: 'Draco cluster', data: toPoints(draco)},
      ]}
      height={320}
    />
    // #endregion
  );
}
