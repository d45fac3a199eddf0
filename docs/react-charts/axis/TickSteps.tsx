import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';

const NAMES = ['tickNumber', 'tickMinStep', 'tickMaxStep'] as const;
const VALUES = {tickNumber: [3, 10, 20], tickMinStep: [2, 6], tickMaxStep: [1, 2]};

const hours = Array.from({length: 25}, (_, hour) => hour);
const yAxis = [{label: 'Requests per second', min: 0, width: 60}];
const series = [
  {
    data: hours.map((hour) =>
      Math.round(120 - 70 * Math.cos((hour / 24) * 2 * Math.PI)),
    ),
    label: 'Requests',
    showMark: false,
  },
];

export default function TickSteps() {
  const [options, setOptions] = React.useState<
    Partial<Record<(typeof NAMES)[number], number>>
  >({tickMinStep: 2});

  // #region preview
  // options: {tickMinStep: 2}, hours: [0, 1, 2, …, 24]
  const {tickNumber, tickMinStep, tickMaxStep} = options;
  const xAxis = React.useMemo(
    () => [
      {
        data: hours,
        label: 'Hour of the day',
        max: 24,
        tickNumber, // About this many ticks.
        tickMinStep, // At least this many hours between two ticks.
        tickMaxStep, // At most this many hours between two ticks.
      },
    ],
    [tickNumber, tickMinStep, tickMaxStep],
  );
  // <LineChart xAxis={xAxis} grid={{vertical: true}} series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, flexWrap: 'wrap'}}>
        {NAMES.map((name) => (
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
            {['not set', ...VALUES[name]].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <LineChart
        title="Requests per second by hour of the day"
        hideLegend
        grid={{vertical: true}}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
