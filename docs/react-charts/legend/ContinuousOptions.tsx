import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {climate, months} from '../data/observatory';

const positions = ['start', 'end', 'extremes'] as const;

export default function ContinuousOptions() {
  const [labelPosition, setLabelPosition] =
    React.useState<(typeof positions)[number]>('end');
  const [thickness, setThickness] = React.useState(12);
  const [reverse, setReverse] = React.useState(false);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, flexWrap: 'wrap', pt: 0.5}}>
        <TextField
          select
          size="small"
          label="labelPosition"
          value={labelPosition}
          onChange={(event) =>
            setLabelPosition(event.target.value as typeof labelPosition)
          }
          sx={{width: 140}}
        >
          {positions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="thickness"
          value={thickness}
          onChange={(event) => setThickness(Number(event.target.value))}
          sx={{width: 100}}
        >
          {[6, 12, 24].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={reverse}
              onChange={(event) => setReverse(event.target.checked)}
            />
          }
          label="reverse"
        />
      </Stack>
      {/* #region preview */}
      <BarChart
        xAxis={[{data: months}]}
        yAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: -5,
              max: 16,
              color: ['#5b8def', '#d1495b'],
            },
            valueFormatter: (degrees: number) => `${degrees}\u00a0°C`,
            width: 60,
          },
        ]}
        series={[{data: climate.mean, label: 'Mean temperature'}]}
        slots={{legend: ContinuousColorLegend}}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition,
            thickness,
            reverse,
            sx: {width: 240},
          },
        }}
        height={300}
        title="Mean temperature by month"
      />
      {/* #endregion */}
    </Stack>
  );
}
