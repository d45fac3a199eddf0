import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';
import {delays} from '../data/ferries';

const places = ['extremes', 'start', 'end', 'inline-start', 'inline-end'] as const;

export default function PiecewiseColors() {
  const [labelPosition, setLabelPosition] =
    React.useState<(typeof places)[number]>('inline-end');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="labelPosition"
        value={labelPosition}
        onChange={(event) =>
          setLabelPosition(event.target.value as typeof labelPosition)
        }
        sx={{width: 160}}
      >
        {places.map((place) => (
          <MenuItem key={place} value={place}>
            {place}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <BarChart
        xAxis={[{data: delays.months}]}
        yAxis={[
          {
            label: 'Minutes late',
            colorMap: {
              type: 'piecewise',
              thresholds: [0, 5],
              colors: ['#2e9e6b', '#d9a514', '#d1495b'],
            },
          },
        ]}
        series={[{data: delays.minutes, label: 'Minutes late'}]}
        slots={{legend: PiecewiseColorLegend}}
        slotProps={{legend: {axisDirection: 'y', labelPosition, markType: 'circle'}}}
        height={300}
        title="Average delay of the boats by month"
      />
      {/* #endregion */}
    </Stack>
  );
}
