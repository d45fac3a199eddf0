import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';

type Curve = NonNullable<LineSeries['curve']>;
const xAxis = [{data: [0, 2, 3, 5, 8, 9, 12], label: 'Week'}];
const yAxis = [{label: 'Stock', min: 0, max: 100}];

const CURVES: Curve[] = [
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

  // #region preview
  const series = React.useMemo(
    () => [
      {data: [20, 70, 75, 10, 40, 90, 80], curve, label: 'Desks', area: true},
      {data: [90, 50, 60, 55, 80, 30, 20], curve, label: 'Chairs'},
    ],
    [curve],
  );
  // xAxis: [{data: [0, 2, 3, 5, 8, 9, 12], label: 'Week'}]
  // <LineChart xAxis={xAxis} series={series} … />
  // #endregion

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
        {CURVES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Stock of two products"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
