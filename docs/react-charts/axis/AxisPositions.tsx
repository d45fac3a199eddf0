import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const X_POSITIONS = ['bottom', 'top', 'none'] as const;
const Y_POSITIONS = ['left', 'right', 'none'] as const;

const series = [{data: [142, 158, 197, 263], label: 'Revenue'}];

export default function AxisPositions() {
  const [xPosition, setXPosition] = React.useState<(typeof X_POSITIONS)[number]>('top');
  const [yPosition, setYPosition] =
    React.useState<(typeof Y_POSITIONS)[number]>('right');

  // #region preview
  // xPosition: 'bottom', 'top', or 'none'; yPosition: 'left', 'right', or 'none'
  const xAxis = React.useMemo(
    () => [{data: ['Q1', 'Q2', 'Q3', 'Q4'], position: xPosition}],
    [xPosition],
  );
  const yAxis = React.useMemo(
    () => [{position: yPosition, label: 'Revenue ($1,000)', width: 60}],
    [yPosition],
  );
  // <BarChart xAxis={xAxis} yAxis={yAxis} series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="xAxis position"
          value={xPosition}
          onChange={(event) => setXPosition(event.target.value as typeof xPosition)}
          sx={{minWidth: 140}}
        >
          {X_POSITIONS.map((position) => (
            <MenuItem key={position} value={position}>
              {position}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="yAxis position"
          value={yPosition}
          onChange={(event) => setYPosition(event.target.value as typeof yPosition)}
          sx={{minWidth: 140}}
        >
          {Y_POSITIONS.map((position) => (
            <MenuItem key={position} value={position}>
              {position}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Revenue by quarter"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={280}
      />
    </Stack>
  );
}
