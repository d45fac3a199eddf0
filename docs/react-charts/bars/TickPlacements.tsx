import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const yAxis = [{label: 'Response time (minutes)'}];
const series = [{data: [49, 47, 44, 41, 39, 38], label: 'Response time'}];

const TICK_PLACEMENTS = ['extremities', 'start', 'middle', 'end'] as const;
const LABEL_PLACEMENTS = ['middle', 'tick'] as const;

export default function TickPlacements() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof TICK_PLACEMENTS)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof LABEL_PLACEMENTS)[number]>('middle');

  // #region preview
  const xAxis = React.useMemo(
    () => [
      {
        data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
        scaleType: 'band' as const,
        tickPlacement, // 'extremities', 'start', 'middle', or 'end'
        tickLabelPlacement, // 'middle' or 'tick'
      },
    ],
    [tickPlacement, tickLabelPlacement],
  );
  // <BarChart xAxis={xAxis} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) =>
            setTickPlacement(event.target.value as typeof tickPlacement)
          }
          sx={{minWidth: 140}}
        >
          {TICK_PLACEMENTS.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
          }
          sx={{minWidth: 140}}
        >
          {LABEL_PLACEMENTS.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Average response time by month"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
