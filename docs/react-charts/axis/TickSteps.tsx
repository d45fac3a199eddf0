import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

const choices = {
  'tickNumber: 4': {tickNumber: 4},
  'tickNumber: 20': {tickNumber: 20},
  'tickMinStep: 2': {tickMinStep: 2},
  'tickMaxStep: 1': {tickMaxStep: 1},
};

export default function TickSteps() {
  const [choice, setChoice] = React.useState<keyof typeof choices>('tickMinStep: 2');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Ticks of both axes"
        value={choice}
        onChange={(event) => setChoice(event.target.value as keyof typeof choices)}
        sx={{width: 200}}
      >
        {Object.keys(choices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        hideLegend
        grid={{horizontal: true, vertical: true}}
        xAxis={[{data: night.hours, ...choices[choice]}]}
        yAxis={[choices[choice]]}
        series={[{data: night.dome, label: 'Dome, °C', showMark: false}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
