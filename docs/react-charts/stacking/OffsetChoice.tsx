import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {visitKinds, visits} from '../data/observatory';

const offsets = ['none', 'expand', 'diverging', 'silhouette', 'wiggle'] as const;
type Offset = (typeof offsets)[number];

export default function OffsetChoice() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('expand');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as Offset)}
        sx={{width: 160}}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        dataset={visits}
        xAxis={[{dataKey: 'year', scaleType: 'time'}]}
        series={visitKinds.map((kind) => ({
          ...kind,
          area: true,
          showMark: false,
          stack: 'visitors',
          stackOffset,
        }))}
        height={290}
      />
      {/* #endregion */}
    </Stack>
  );
}
