import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const offsets = ['diverging', 'none', 'expand'] as const;

export default function StackOffsets() {
  const [stackOffset, setStackOffset] =
    React.useState<(typeof offsets)[number]>('diverging');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOffset}
        onChange={(event, value) => value && setStackOffset(value)}
        aria-label="Stack offset"
      >
        {offsets.map((offset) => (
          <ToggleButton key={offset} value={offset}>
            {offset}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        title="Arrivals and departures at a pier"
        xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
        yAxis={[{label: stackOffset === 'expand' ? 'Share' : 'Passengers', width: 70}]}
        series={[
          {
            data: [320, 280, 305, 340, 520],
            label: 'Arrived',
            stack: 'pier',
            stackOffset,
          },
          {
            data: [-290, -310, -295, -330, -410],
            label: 'Departed',
            stack: 'pier',
            stackOffset,
          },
        ]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
