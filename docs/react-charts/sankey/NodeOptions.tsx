import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

const ALIGNMENTS = ['justify', 'left', 'right', 'center'] as const;
type Alignment = (typeof ALIGNMENTS)[number];

// #region preview
const links = [
  {source: 'Web', target: 'Orders', value: 6},
  {source: 'App', target: 'Orders', value: 4},
  {source: 'Orders', target: 'Packed', value: 7},
  {source: 'Packed', target: 'Shipped', value: 7},
  {source: 'Backlog', target: 'Shipped', value: 3},
  {source: 'Orders', target: 'Canceled', value: 3},
];

export default function NodeOptions() {
  const [align, setAlign] = React.useState<Alignment>('left'); // or 'right', …
  const [showLabels, setShowLabels] = React.useState(true);
  const series = React.useMemo(
    () => ({data: {links}, nodeOptions: {align, showLabels, width: 22, padding: 24}}),
    [align, showLabels],
  );
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="align"
          value={align}
          onChange={(event) => setAlign(event.target.value as Alignment)}
          sx={{width: 120}}
        >
          {ALIGNMENTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={showLabels}
              onChange={(_event, checked) => setShowLabels(checked)}
            />
          }
          label="showLabels"
        />
      </Stack>
      <SankeyChart series={series} height={260} title="Orders by channel and outcome" />
    </Stack>
  );
}
