import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

const offsets = ['none', 'expand', 'diverging', 'silhouette', 'wiggle'] as const;
const orders = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
] as const;

export default function StackStrategies() {
  const [stackOffset, setOffset] = React.useState<(typeof offsets)[number]>('expand');
  const [stackOrder, setOrder] = React.useState<(typeof orders)[number]>('none');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Choice
          label="stackOffset"
          value={stackOffset}
          values={offsets}
          onChange={setOffset}
        />
        <Choice
          label="stackOrder"
          value={stackOrder}
          values={orders}
          onChange={setOrder}
        />
      </Stack>
      {/* #region preview */}
      <LineChart
        title="Electricity by source and month"
        dataset={energy}
        xAxis={[{dataKey: 'month', scaleType: 'point'}]}
        yAxis={[
          {label: stackOffset === 'expand' ? 'Share' : 'Electricity (GWh)', width: 70},
        ]}
        series={[
          {
            dataKey: 'hydro',
            label: 'Hydro',
            area: true,
            stack: 'all',
            stackOffset,
            stackOrder,
          },
          {dataKey: 'wind', label: 'Wind', area: true, stack: 'all'},
          {dataKey: 'solar', label: 'Solar', area: true, stack: 'all'},
        ]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value as Value)}
      sx={{minWidth: 130}}
    >
      {props.values.map((value) => (
        <MenuItem key={value} value={value}>
          {value}
        </MenuItem>
      ))}
    </TextField>
  );
}
