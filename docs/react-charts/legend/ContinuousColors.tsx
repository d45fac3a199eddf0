import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

export default function ContinuousColors() {
  return (
    // #region preview
    <ScatterChart
      xAxis={[{label: 'Color index'}]}
      yAxis={[{reverse: true, label: 'Magnitude'}]}
      zAxis={[{colorMap: {type: 'continuous', min: 3.5, max: 12, color: ['#e0523c', '#3f7fd0']}}]}
      series={[{data: toPoints([...lyra, ...draco]), label: 'Stars'}]}
      slots={{legend: ContinuousColorLegend}}
      slotProps={{
        legend: {
          axisDirection: 'z',
          labelPosition: 'extremes',
          minLabel: ({formattedValue}) => `${formattedValue}\u00a0kK`,
          maxLabel: ({formattedValue}) => `${formattedValue}\u00a0kK`,
          sx: {width: 260},
        },
      }}
      height={320}
    />
    // #endregion
  );
}
