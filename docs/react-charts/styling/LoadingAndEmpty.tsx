import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

type State = 'loading' | 'empty' | 'ready';

const orders = [{data: [42, 58, 51, 67, 74, 62, 83], label: 'Orders'}];
const noOrders = [{data: [], label: 'Orders'}];

// #region preview
const localeText = {loading: 'Loading orders…', noData: 'No orders this week'};

// With data or with min and max, the axes are visible while the chart loads.
const xAxis = [
  {
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    scaleType: 'point' as const,
  },
];
const yAxis = [{min: 0, max: 100, label: 'Orders'}];
// <LineChart loading localeText={localeText} xAxis={xAxis} yAxis={yAxis} … />
// #endregion

export default function LoadingAndEmpty() {
  const [state, setState] = React.useState<State>('loading');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        onChange={(_event, value: State | null) => value && setState(value)}
        aria-label="Chart state"
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        hideLegend
        title="Orders per day of one week"
        loading={state === 'loading'}
        localeText={localeText}
        xAxis={xAxis}
        yAxis={yAxis}
        series={state === 'ready' ? orders : noOrders}
        height={260}
      />
    </Stack>
  );
}
