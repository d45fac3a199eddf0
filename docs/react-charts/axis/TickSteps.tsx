import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

const names = ['tickNumber', 'tickMinStep', 'tickMaxStep'] as const;
const values = {tickNumber: [3, 10, 20], tickMinStep: [2, 5], tickMaxStep: [1, 2]};

export default function TickSteps() {
  const [options, setOptions] = React.useState<
    Partial<Record<keyof typeof values, number>>
  >({
    tickMinStep: 2,
  });
  const {tickNumber, tickMinStep, tickMaxStep} = options;

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, flexWrap: 'wrap'}}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={options[name] ?? 'not set'}
            onChange={(event) =>
              setOptions({...options, [name]: Number(event.target.value) || undefined})
            }
            sx={{width: 120}}
          >
            {['not set', ...values[name]].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      {/* #region preview */}
      <LineChart
        hideLegend
        grid={{vertical: true}}
        xAxis={[
          {
            data: night.hours,
            label: 'Hours after sunset',
            tickNumber,
            tickMinStep,
            tickMaxStep,
          },
        ]}
        yAxis={[{label: 'Temperature, °C'}]}
        series={[{data: night.dome, label: 'Dome', showMark: false}]}
        height={300}
        title="Temperature in the dome by hour after sunset"
      />
      {/* #endregion */}
    </Stack>
  );
}
