import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
];

export default function BandOrPoint() {
  const [scaleType, setScaleType] = React.useState<'band' | 'point'>('point');

  // #region preview
  // series: [{data: [142, 158, 197, 263], label: 'Online'}, …]
  const xAxis = React.useMemo(
    () => [
      {
        data: ['Q1', 'Q2', 'Q3', 'Q4'],
        scaleType, // 'point' or 'band'
      },
    ],
    [scaleType],
  );
  // <LineChart xAxis={xAxis} series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(_event, value) => value && setScaleType(value)}
        aria-label="Scale type of the x-axis"
      >
        <ToggleButton value="point">point</ToggleButton>
        <ToggleButton value="band">band</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
