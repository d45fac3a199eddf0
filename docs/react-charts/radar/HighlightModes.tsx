import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {qualities, rye, wheat} from '../data/loaves';

type Mode = 'axis' | 'series' | 'none';

export default function HighlightModes() {
  const [highlight, setHighlight] = React.useState<Mode>('axis');

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={highlight}
        onChange={(event, value) => value && setHighlight(value)}
        aria-label="Highlight"
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RadarChart
        height={280}
        hideLegend
        highlight={highlight}
        slotProps={{tooltip: {trigger: highlight === 'axis' ? 'axis' : 'item'}}}
        series={[
          {label: 'Rye bread', data: rye, fillArea: true},
          {label: 'White bread', data: wheat, fillArea: true},
        ]}
        radar={{max: 10, metrics: qualities}}
      />
      {/* #endregion */}
    </Stack>
  );
}
