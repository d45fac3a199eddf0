import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, lyra, toPoints} from '../data/stars';

const byHeat = {type: 'continuous', min: 3.5, max: 12, color: ['#e0523c', '#3f7fd0']} as const;
const byBrightness = {
  type: 'piecewise',
  thresholds: [6, 9],
  colors: ['#c98a1b', '#4b7bec', '#7f8fa6'],
} as const;

export default function ColorScale() {
  const [axis, setAxis] = React.useState<'z' | 'y'>('z');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={axis}
        onChange={(event, value) => value && setAxis(value)}
        aria-label="Axis with the color map"
      >
        <ToggleButton value="z">By temperature</ToggleButton>
        <ToggleButton value="y">By brightness</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <ScatterChart
        hideLegend
        yAxis={[
          {
            reverse: true,
            colorMap:
              axis === 'y'
                ? {...byBrightness, thresholds: [6, 9], colors: [...byBrightness.colors]}
                : undefined,
          },
        ]}
        zAxis={[{id: 'heat', colorMap: axis === 'z' ? byHeat : undefined}]}
        series={[{label: 'Stars', data: toPoints([...lyra, ...draco]), markerSize: 6}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
