import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function LoadingAndEmpty() {
  const [state, setState] = React.useState<'loading' | 'empty' | 'ready'>('loading');
  const ready = state === 'ready';

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        onChange={(event, value) => value && setState(value)}
        aria-label="State of the chart"
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        hideLegend
        loading={state === 'loading'}
        localeText={{loading: 'Waiting for the dome…', noData: 'No night was measured'}}
        xAxis={[{data: ready ? night.hours : [], min: 0, max: 10}]}
        yAxis={[{min: 0, max: 16}]}
        series={[{data: ready ? night.dome : [], label: 'Dome, °C'}]}
        height={260}
      />
      {/* #endregion */}
    </Stack>
  );
}
