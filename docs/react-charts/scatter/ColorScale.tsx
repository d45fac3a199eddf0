import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart, type ScatterChartProps} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

// #region preview
// toPoints() returns points such as {id: 'L1', x: -0.12, y: 3.1, z: 13.8}
const stars = toPoints([...lyra, ...draco]);

const byTemperature: ScatterChartProps['zAxis'] = [
  {colorMap: {type: 'continuous', min: 3.5, max: 12, color: ['#e0523c', '#3f7fd0']}},
];
const byMagnitude: ScatterChartProps['yAxis'] = [
  {
    label: 'Magnitude',
    reverse: true,
    colorMap: {
      type: 'piecewise',
      thresholds: [6, 9],
      colors: ['#c98a1b', '#4b7bec', '#7f8fa6'],
    },
  },
];

export default function ColorScale() {
  const [axis, setAxis] = React.useState('z');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ScatterChart
        title="Color index and magnitude of stars"
        xAxis={[{label: 'Color index'}]}
        yAxis={axis === 'y' ? byMagnitude : [{label: 'Magnitude', reverse: true}]}
        zAxis={axis === 'z' ? byTemperature : []}
        series={[{label: 'Stars', data: stars, markerSize: 6}]}
        hideLegend
        height={300}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={axis}
        onChange={(event, value) => value && setAxis(value)}
        aria-label="Axis with the color map"
      >
        <ToggleButton value="z">By temperature (z)</ToggleButton>
        <ToggleButton value="y">By magnitude (y)</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
// #endregion
