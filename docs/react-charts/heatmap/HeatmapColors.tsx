import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

const blend = {
  type: 'continuous' as const,
  min: 0,
  max: 60,
  color: ['#fff3e0', '#b3541e'] as const,
};
const steps = {
  type: 'piecewise' as const,
  thresholds: [10, 25, 40],
  colors: ['#e3eefc', '#9dc3f0', '#4b86d1', '#1d4f96'],
};

export default function HeatmapColors() {
  const [kind, setKind] = React.useState<'blend' | 'steps'>('blend');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(event, value) => value && setKind(value)}
        aria-label="Kind of color map"
      >
        <ToggleButton value="blend">continuous</ToggleButton>
        <ToggleButton value="steps">piecewise</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <Heatmap
        xAxis={[{data: hours}]}
        yAxis={[{data: weekdays}]}
        zAxis={[{colorMap: kind === 'blend' ? blend : steps}]}
        series={[{data: guests, label: 'Guests'}]}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
