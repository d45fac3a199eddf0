import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {visitKinds, visits} from '../data/observatory';

const offsets = ['none', 'expand', 'diverging', 'silhouette', 'wiggle'] as const;
type Offset = (typeof offsets)[number];

const visitors = {label: 'Visitors', width: 70};
const percent = (value: number) => `${Math.round(value * 100)}%`;

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
        title="Visitors of an observatory by year and kind"
        // {year: new Date(2016, 0, 1), schools: 2140, evenings: 3480, members: 410}
        dataset={visits}
        xAxis={[{dataKey: 'year', scaleType: 'time'}]}
        yAxis={[
          {
            none: visitors,
            diverging: visitors,
            expand: {label: 'Share of visitors', valueFormatter: percent},
            silhouette: {position: 'none'} as const,
            wiggle: {position: 'none'} as const,
          }[stackOffset],
        ]}
        series={visitKinds.map((kind) => ({
          ...kind, // {dataKey: 'schools', label: 'School classes'}
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
