import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate} from '../data/observatory';

const numbers = climate.mean.map((_, index) => index + 1);

export default function ColoredLines() {
  const [axis, setAxis] = React.useState<'y' | 'x'>('y');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={axis}
        onChange={(event, value) => value && setAxis(value)}
        aria-label="Axis with the color map"
      >
        <ToggleButton value="y">By height</ToggleButton>
        <ToggleButton value="x">By month</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[
          {
            data: numbers,
            label: 'Month',
            colorMap:
              axis === 'x'
                ? {
                    type: 'piecewise',
                    thresholds: [4, 10],
                    colors: ['#3f7fd0', '#c9742b', '#3f7fd0'],
                  }
                : undefined,
          },
        ]}
        yAxis={[
          {
            colorMap:
              axis === 'y'
                ? {type: 'continuous', min: -5, max: 16, color: ['#3f7fd0', '#d1495b']}
                : undefined,
          },
        ]}
        series={[{data: climate.mean, area: true, label: 'Mean, °C'}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
