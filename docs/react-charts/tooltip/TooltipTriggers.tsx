import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const TRIGGERS = ['axis', 'item', 'none'] as const;

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
];

function RevenueChart({trigger}: {trigger: 'axis' | 'item' | 'none'}) {
  const slotProps = React.useMemo(() => ({tooltip: {trigger}}), [trigger]);
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slotProps={slotProps}
      height={280}
    />
  );
}
// #endregion

export default function TooltipTriggers() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={trigger}
        onChange={(_event, value) => value && setTrigger(value)}
        aria-label="Tooltip trigger"
      >
        {TRIGGERS.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RevenueChart trigger={trigger} />
    </Stack>
  );
}
