import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const counts = [{label: 'Orders', width: 70}];
const shares = [{label: 'Share', width: 70}];

const OFFSETS = ['none', 'expand', 'diverging', 'silhouette', 'wiggle'] as const;
const ORDERS = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
] as const;

export default function StackStrategies() {
  const [stackOffset, setOffset] = React.useState<(typeof OFFSETS)[number]>('expand');
  const [stackOrder, setOrder] = React.useState<(typeof ORDERS)[number]>('none');

  // #region preview
  // stackOffset: 'expand', stackOrder: 'none'
  const series = React.useMemo(() => {
    const layer = {area: true, stack: 'all', stackOffset, stackOrder};
    return [
      {...layer, data: [280, 276, 269, 271, 262, 258, 255], label: 'Stores'},
      {...layer, data: [310, 325, 341, 338, 372, 395, 420], label: 'Online'},
      {...layer, data: [45, 52, 50, 61, 66, 74, 83], label: 'Partners'},
    ];
  }, [stackOffset, stackOrder]);
  // <LineChart series={series} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Choice
          label="stackOffset"
          value={stackOffset}
          values={OFFSETS}
          onChange={setOffset}
        />
        <Choice
          label="stackOrder"
          value={stackOrder}
          values={ORDERS}
          onChange={setOrder}
        />
      </Stack>
      <LineChart
        title="Orders per week by sales channel"
        xAxis={xAxis}
        yAxis={stackOffset === 'expand' ? shares : counts}
        series={series}
        height={300}
      />
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
