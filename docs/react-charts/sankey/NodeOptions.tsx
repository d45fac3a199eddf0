import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

const aligns = ['justify', 'left', 'right', 'center'] as const;

export default function NodeOptions() {
  const [align, setAlign] = React.useState<(typeof aligns)[number]>('left');
  const [showLabels, setShowLabels] = React.useState(true);

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="align"
          value={align}
          onChange={(event) => setAlign(event.target.value as typeof align)}
          sx={{width: 120}}
        >
          {aligns.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={showLabels}
              onChange={(event) => setShowLabels(event.target.checked)}
            />
          }
          label="showLabels"
        />
      </Stack>
      {/* #region preview */}
      <SankeyChart
        series={{
          data: {
            links: [
              {source: 'A', target: 'C', value: 6},
              {source: 'B', target: 'C', value: 4},
              {source: 'C', target: 'D', value: 7},
              {source: 'D', target: 'F', value: 4},
              {source: 'E', target: 'F', value: 3},
              {source: 'C', target: 'G', value: 3},
            ],
          },
          nodeOptions: {align, showLabels, width: 22, padding: 24},
        }}
        height={260}
        title="Seven nodes, A to G, with their alignment"
      />
      {/* #endregion */}
    </Stack>
  );
}
