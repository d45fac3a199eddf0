import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTriggers() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={trigger}
        onChange={(event, value) => value && setTrigger(value)}
        aria-label="Tooltip trigger"
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        title="Ferry passengers by season and route"
        dataset={seasons}
        xAxis={[{dataKey: 'season'}]}
        yAxis={[{label: 'Passengers (thousands)'}]}
        series={routes}
        // 'axis' | 'item' | 'none'
        slotProps={{tooltip: {trigger}}}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
