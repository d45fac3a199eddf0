import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Profit ($1,000)', width: 60}];

export default function Baselines() {
  // #region preview
  const [baseline, setBaseline] = React.useState<LineSeries['baseline']>(0);

  const series = React.useMemo(
    () => [
      {
        data: [-41, 6, 98, 156, 112, 9],
        label: 'Profit',
        area: true,
        baseline, // 0, 50, 'min', or 'max'
      },
    ],
    [baseline],
  );
  // <LineChart series={series} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={baseline}
        onChange={(_event, value) => value !== null && setBaseline(value)}
        aria-label="Baseline"
      >
        <ToggleButton value={0}>0 (default)</ToggleButton>
        <ToggleButton value={50}>50</ToggleButton>
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Profit by month"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
