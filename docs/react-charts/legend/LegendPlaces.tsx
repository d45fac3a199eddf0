import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const directions = ['horizontal', 'vertical'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

export default function LegendPlaces() {
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('vertical');
  const [vertical, setVertical] = React.useState<(typeof verticals)[number]>('middle');
  const [horizontal, setHorizontal] =
    React.useState<(typeof horizontals)[number]>('end');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, flexWrap: 'wrap'}}>
        <Choice
          label="direction"
          values={directions}
          value={direction}
          onChange={setDirection}
        />
        <Choice
          label="vertical"
          values={verticals}
          value={vertical}
          onChange={setVertical}
        />
        <Choice
          label="horizontal"
          values={horizontals}
          value={horizontal}
          onChange={setHorizontal}
        />
      </Stack>
      {/* #region preview */}
      <BarChart
        xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn']}]}
        yAxis={[{label: 'Passengers, thousands'}]}
        series={[
          {data: [42, 58, 97, 63], label: 'Island'},
          {data: [61, 66, 72, 69], label: 'Harbor'},
          {data: [12, 15, 31, 18], label: 'Night boat'},
        ]}
        slotProps={{legend: {direction, position: {vertical, horizontal}}}}
        height={260}
        title="Ferry passengers by season and route"
      />
      {/* #endregion */}
    </Stack>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({label, values, value, onChange}: ChoiceProps<T>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
      sx={{minWidth: 112}}
    >
      {values.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
