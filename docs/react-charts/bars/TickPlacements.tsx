import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {delays} from '../data/ferries';

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
          onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
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
        xAxis={[{data: delays.months, scaleType: 'band', tickPlacement, tickLabelPlacement}]}
        series={[{data: delays.minutes, label: 'Delay in minutes'}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
