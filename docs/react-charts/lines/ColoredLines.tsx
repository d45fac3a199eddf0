import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

const series = [
  {data: [-41, -12, 6, 49, 98, 134, 156, 121], area: true, label: 'Profit'},
];

// #region preview
// series: [{data: [-41, -12, 6, 49, …], area: true, label: 'Profit'}]
const months = {data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Month'};
const profit = {label: 'Profit ($1,000)', width: 60};

// Red below 0, and green from 0 on.
const yMap = {
  type: 'piecewise' as const,
  thresholds: [0],
  colors: ['#d1495b', '#2e9e6b'],
};
const byValue = {xAxis: [months], yAxis: [{...profit, colorMap: yMap}], series};
// Blue before month 5, and orange from month 5 on.
const xMap = {
  type: 'piecewise' as const,
  thresholds: [5],
  colors: ['#3f7fd0', '#c9742b'],
};
const byMonth = {xAxis: [{...months, colorMap: xMap}], yAxis: [profit], series};
// <LineChart {...byValue} height={300} />
// #endregion

export default function ColoredLines() {
  const [axis, setAxis] = React.useState('y');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <LineChart
        title="Profit by month"
        {...(axis === 'y' ? byValue : byMonth)}
        hideLegend
        height={300}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={axis}
        onChange={(_event, value) => value && setAxis(value)}
        aria-label="Axis with the color map"
      >
        <ToggleButton value="y">By value</ToggleButton>
        <ToggleButton value="x">By month</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
