import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

const SCALE_TYPES = ['linear', 'sqrt', 'log', 'symlog'] as const;

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Years since the launch'}];
const series = [
  {data: [12, 40, 180, 650, 2400, 9100, 31_000, 98_000], label: 'Customers'},
];

export default function ScaleTypes() {
  const [scaleType, setScaleType] = React.useState<(typeof SCALE_TYPES)[number]>('log');

  // #region preview
  // series: [{data: [12, 40, 180, 650, 2400, 9100, 31000, 98000], label: 'Customers'}]
  const yAxis = React.useMemo(
    () => [
      {
        scaleType, // 'linear', 'sqrt', 'log', or 'symlog'
        label: `Customers (${scaleType} scale)`,
        width: 80,
      },
    ],
    [scaleType],
  );
  // <LineChart xAxis={xAxis} yAxis={yAxis} series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(_event, value) => value && setScaleType(value)}
        aria-label="Scale type of the y-axis"
      >
        {SCALE_TYPES.map((option) => (
          <ToggleButton key={option} value={option} sx={{textTransform: 'none'}}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Customers by year since the launch"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
