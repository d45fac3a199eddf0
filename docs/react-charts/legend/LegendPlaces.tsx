import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const directions = ['horizontal', 'vertical'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
  {data: [88, 94, 91, 102], label: 'Wholesale'},
];

export default function LegendPlaces() {
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('vertical');
  const [vertical, setVertical] = React.useState<(typeof verticals)[number]>('middle');
  const [horizontal, setHorizontal] =
    React.useState<(typeof horizontals)[number]>('end');

  // #region preview
  // direction: 'vertical', vertical: 'middle', horizontal: 'end'
  const slotProps = React.useMemo(
    () => ({legend: {direction, position: {vertical, horizontal}}}),
    [direction, vertical, horizontal],
  );

  // series: [{data: [142, 158, 197, 263], label: 'Online'}, …]
  // <BarChart series={series} slotProps={slotProps} height={260} … />
  // #endregion

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
      <BarChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        slotProps={slotProps}
        height={260}
      />
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
