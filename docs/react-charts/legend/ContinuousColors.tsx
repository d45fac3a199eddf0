import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

// #region preview
// One point: {id: 'L1', x: -0.12, y: 3.1, z: 13.8}
const data = toPoints([...lyra, ...draco]);

export default function ContinuousColors() {
  return (
    <ScatterChart
      xAxis={[{label: 'Color index'}]}
      yAxis={[{reverse: true, label: 'Magnitude'}]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 3.5,
            max: 12,
            color: ['#e0523c', '#3f7fd0'],
          },
        },
      ]}
      series={[{data, label: 'Stars'}]}
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
      title="Stars by color index, magnitude and temperature"
    />
  );
}
// #endregion
