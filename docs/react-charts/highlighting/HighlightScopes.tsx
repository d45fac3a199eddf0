import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const HIGHLIGHTS = ['item', 'series', 'none'] as const;
const FADES = ['global', 'series', 'none'] as const;

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const channels = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
  {data: [88, 94, 91, 102], label: 'Wholesale'},
];

export default function HighlightScopes() {
  const [highlight, setHighlight] =
    React.useState<(typeof HIGHLIGHTS)[number]>('series');
  const [fade, setFade] = React.useState<(typeof FADES)[number]>('global');

  // #region preview
  // channels: [{data: [142, 158, 197, 263], label: 'Online'}, …]
  const series = React.useMemo(() => {
    // highlight: 'item', 'series', or 'none'; fade: 'series', 'global', or 'none'
    const highlightScope = {highlight, fade};
    return channels.map((channel) => ({...channel, highlightScope}));
  }, [highlight, fade]);

  // <BarChart xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]} series={series} height={300} />
  // #endregion

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
          {HIGHLIGHTS.map((value) => (
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
          {FADES.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
