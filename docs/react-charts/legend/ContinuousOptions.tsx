import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {climate, months} from '../data/observatory';

const looks = {
  default: {},
  start: {labelPosition: 'start'},
  extremes: {labelPosition: 'extremes'},
  'thick and reversed': {labelPosition: 'extremes', thickness: 24, reverse: true},
} as const;

export default function ContinuousOptions() {
  const [look, setLook] = React.useState<keyof typeof looks>('extremes');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Look"
        value={look}
        onChange={(event) => setLook(event.target.value as keyof typeof looks)}
        sx={{width: 220}}
      >
        {Object.keys(looks).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <BarChart
        xAxis={[{data: months}]}
        yAxis={[
          {
            colorMap: {type: 'continuous', min: -5, max: 16, color: ['#5b8def', '#d1495b']},
            valueFormatter: (degrees: number) => `${degrees}\u00a0°C`,
            width: 60,
          },
        ]}
        series={[{data: climate.mean, label: 'Mean temperature'}]}
        slots={{legend: ContinuousColorLegend}}
        slotProps={{legend: {axisDirection: 'y', sx: {width: 240}, ...looks[look]}}}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
