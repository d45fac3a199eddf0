import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {solar} from '../data/solar';

const xPositions = ['bottom', 'top', 'none'] as const;
const yPositions = ['left', 'right', 'none'] as const;

export default function AxisPositions() {
  const [xPosition, setXPosition] = React.useState<(typeof xPositions)[number]>('top');
  const [yPosition, setYPosition] =
    React.useState<(typeof yPositions)[number]>('right');

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
          {xPositions.map((position) => (
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
        xAxis={[{data: solar.months, scaleType: 'point', position: xPosition}]}
        yAxis={[{position: yPosition, label: 'Energy, kWh', width: 60}]}
        series={[
          {data: solar.produced, label: 'Produced', area: true, showMark: false},
        ]}
        height={280}
        title="Energy that the solar panels produced by month"
      />
      {/* #endregion */}
    </Stack>
  );
}
