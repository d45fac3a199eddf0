import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {branches} from '../data/library';

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
        title="Library loans and visits by branch, in a year"
        dataset={branches}
        xAxis={[{dataKey: 'name'}]}
        yAxis={[{width: 60}]}
        series={[
          {dataKey: 'loans', label: 'Loans'},
          {dataKey: 'visits', label: 'Visits'},
        ]}
        // 'top' | 'bottom' | 'left-end' | 'right-start' | …
        slotProps={{tooltip: {placement}}}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
