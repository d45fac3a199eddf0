import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

type Curve = NonNullable<LineSeries['curve']>;
const curves: Curve[] = [
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function Curves() {
  const [curve, setCurve] = React.useState<Curve>('monotoneX');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as Curve)}
        sx={{width: 160}}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        title="Water level at two gauges"
        xAxis={[{data: [0, 2, 3, 5, 8, 9, 12], label: 'Hour'}]}
        yAxis={[{label: 'Water level (m)', min: 0, max: 10}]}
        series={[
          {data: [2, 7, 7.5, 1, 4, 9, 8], curve, label: 'North gauge', area: true},
          {data: [9, 5, 6, 5.5, 8, 3, 2], curve, label: 'South gauge'},
        ]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
