import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

export default function TwoXAxes() {
  return (
    // #region preview
    <ScatterChart
      xAxis={[
        {id: 'index', label: 'Color index of Lyra', min: -0.3, max: 1.5},
        {id: 'warm', label: 'Color index of Draco', position: 'top', min: 0.3, max: 1.5},
      ]}
      yAxis={[{reverse: true}]}
      series={[
        {xAxisId: 'index', data: toPoints(lyra), label: 'Lyra'},
        {xAxisId: 'warm', data: toPoints(draco), label: 'Draco'},
      ]}
      height={340}
    />
    // #endregion
  );
}
