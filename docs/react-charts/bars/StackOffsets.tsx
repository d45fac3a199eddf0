import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const OFFSETS = ['diverging', 'none', 'expand'] as const;
type Option = (typeof OFFSETS)[number];

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}];
const units = [{label: 'Units', width: 60}];
const shares = [{label: 'Share', width: 60}];

export default function StackOffsets() {
  const [stackOffset, setStackOffset] = React.useState<Option>('diverging');

  // #region preview
  const series = React.useMemo(
    () => [
      {
        data: [320, 280, 305, 340, 520],
        label: 'Received',
        stack: 'stock',
        stackOffset,
      },
      {
        data: [-290, -310, -295, -330, -410],
        label: 'Shipped',
        stack: 'stock',
        stackOffset,
      },
    ],
    [stackOffset],
  );
  // <BarChart series={series} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOffset}
        onChange={(_event, value) => value && setStackOffset(value)}
        aria-label="Stack offset"
      >
        {OFFSETS.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Units received and shipped by a warehouse"
        xAxis={xAxis}
        yAxis={stackOffset === 'expand' ? shares : units}
        series={series}
        height={300}
      />
    </Stack>
  );
}
