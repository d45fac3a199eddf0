import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

const highlights = ['item', 'series', 'none'] as const;
const fades = ['global', 'series', 'none'] as const;

export default function HighlightScopes() {
  const [highlight, setHighlight] =
    React.useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as typeof highlight)}
          sx={{minWidth: 110}}
        >
          {highlights.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
          sx={{minWidth: 110}}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {/* #region preview */}
      <BarChart
        title="Ferry passengers by season and route"
        dataset={seasons}
        xAxis={[{dataKey: 'season'}]}
        yAxis={[{label: 'Passengers (thousands)'}]}
        series={routes.map((route) => ({
          ...route,
          // highlight: 'item' | 'series' | 'none', fade: 'series' | 'global' | 'none'
          highlightScope: {highlight, fade},
        }))}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
