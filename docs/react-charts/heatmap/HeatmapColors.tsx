import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {Heatmap, type HeatmapProps} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

// #region preview
const zAxes: Record<string, HeatmapProps['zAxis']> = {
  continuous: [
    {colorMap: {type: 'continuous', min: 0, max: 60, color: ['#fff3e0', '#b3541e']}},
  ],
  piecewise: [
    {
      colorMap: {
        type: 'piecewise',
        thresholds: [10, 25, 40],
        colors: ['#e3eefc', '#9dc3f0', '#4b86d1', '#1d4f96'],
      },
    },
  ],
};

export default function HeatmapColors() {
  const [type, setType] = React.useState('continuous');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(event, value) => value && setType(value)}
        aria-label="Type of the color map"
      >
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      <Heatmap
        xAxis={[{data: hours, label: 'Hour'}]}
        yAxis={[{data: weekdays}]}
        zAxis={zAxes[type]}
        series={[{data: guests, label: 'Guests'}]}
        height={300}
      >
        <title>Guests by weekday and hour</title>
      </Heatmap>
    </Stack>
  );
}
// #endregion
