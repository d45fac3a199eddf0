import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

const kinds = ['none', 'line', 'band'] as const;

export default function AxisHighlights() {
  const [x, setX] = React.useState<(typeof kinds)[number]>('band');
  const [y, setY] = React.useState<(typeof kinds)[number]>('line');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="x"
          value={x}
          onChange={(event) => setX(event.target.value as typeof x)}
          sx={{minWidth: 100}}
        >
          {kinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {kind}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="y"
          value={y}
          onChange={(event) => setY(event.target.value as typeof y)}
          sx={{minWidth: 100}}
        >
          {kinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {kind}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #region preview */}
      <LineChart
        hideLegend
        title="Mean temperature by month"
        xAxis={[{data: months, scaleType: 'band'}]}
        yAxis={[{label: 'Temperature (°C)'}]}
        series={[{data: climate.mean, label: 'Mean temperature'}]}
        // each 'line' | 'band' | 'none'
        axisHighlight={{x, y}}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
