import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {pier} from '../data/ferries';

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
        xAxis={[{data: pier.days, scaleType: 'band'}]}
        series={[
          {data: pier.arrived, label: 'Arrived', stack: 'pier', stackOffset},
          {data: pier.left, label: 'Left', stack: 'pier', stackOffset},
        ]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
