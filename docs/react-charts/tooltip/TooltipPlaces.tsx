import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

const placements = ['right-start', 'top', 'bottom', 'left-end'] as const;

export default function TooltipPlaces() {
  const [placement, setPlacement] = React.useState<(typeof placements)[number]>('top');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as typeof placement)}
        sx={{width: 160}}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <BarChart
        dataset={seasons}
        xAxis={[{dataKey: 'season'}]}
        series={routes}
        slotProps={{tooltip: {placement}}}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
