import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['2020', '2021', '2022', '2023', '2024', '2025'], scaleType: 'point' as const},
];
const series = [
  {data: [0, 12, 85, 640, 5_200, 41_000], label: 'Users', curve: 'linear' as const},
];

export default function LogLines() {
  // #region preview
  const [scaleType, setScaleType] = React.useState<'symlog' | 'linear'>('symlog');

  // series: [{data: [0, 12, 85, 640, 5200, 41000], label: 'Users', curve: 'linear'}]
  const yAxis = React.useMemo(
    () => [
      {
        scaleType,
        label: `Users (${scaleType} scale)`,
        width: 75,
        // A logarithmic scale needs ticks that show its steps.
        tickInterval:
          scaleType === 'symlog' ? [0, 10, 100, 1_000, 10_000, 100_000] : undefined,
      },
    ],
    [scaleType],
  );
  // <LineChart yAxis={yAxis} series={series} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(_event, value) => value !== null && setScaleType(value)}
        aria-label="Scale type"
      >
        <ToggleButton value="symlog">symlog</ToggleButton>
        <ToggleButton value="linear">linear</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Users of a new product by year"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
