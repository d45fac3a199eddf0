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
        title="Temperature in the dome, hour by hour after sunset"
        loading={state === 'loading'}
        localeText={{
          loading: 'Loading the night…',
          noData: 'No measurements for this night',
        }}
        // min and max keep the axes in place while the data is missing.
        xAxis={[
          {
            data: ready ? night.hours : [],
            min: 0,
            max: 10,
            label: 'Hours after sunset',
          },
        ]}
        yAxis={[{min: 0, max: 16, label: 'Temperature (°C)'}]}
        series={[{data: ready ? night.dome : [], label: 'Dome'}]}
        height={260}
      />
      {/* #endregion */}
    </Stack>
  );
}
