import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

const xPositions = ['bottom', 'top', 'none'] as const;
const yPositions = ['left', 'right', 'none'] as const;

export default function AxisPositions() {
  const [x, setX] = React.useState<(typeof xPositions)[number]>('top');
  const [y, setY] = React.useState<(typeof yPositions)[number]>('right');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="xAxis"
          value={x}
          onChange={(event) => setX(event.target.value as typeof x)}
          sx={{minWidth: 110}}
        >
          {xPositions.map((position) => (
            <MenuItem key={position} value={position}>
              {position}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="yAxis"
          value={y}
          onChange={(event) => setY(event.target.value as typeof y)}
          sx={{minWidth: 110}}
        >
          {yPositions.map((position) => (
            <MenuItem key={position} value={position}>
              {position}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[{data: months, scaleType: 'point', position: x}]}
        yAxis={[{position: y}]}
        series={[{data: climate.mean, label: 'Mean, °C', area: true, showMark: false}]}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
