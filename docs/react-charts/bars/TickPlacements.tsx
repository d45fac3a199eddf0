import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const tickPlacements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickPlacements() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof tickPlacements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('middle');

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
          {tickPlacements.map((value) => (
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
          {labelPlacements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #region preview */}
      <BarChart
        title="Average delay by month"
        xAxis={[
          {
            data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
            scaleType: 'band',
            tickPlacement,
            tickLabelPlacement,
          },
        ]}
        yAxis={[{label: 'Delay (minutes)'}]}
        series={[{data: [9, 7, 4, 1, -1, -2], label: 'Average delay'}]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
