import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

const baselines = {zero: 0, min: 'min', max: 'max', ten: 10} as const;
type Name = keyof typeof baselines;

export default function Baselines() {
  const [name, setName] = React.useState<Name>('zero');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        onChange={(event, value) => value && setName(value)}
        aria-label="Baseline"
      >
        <ToggleButton value="zero">Zero</ToggleButton>
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
        <ToggleButton value="ten">10</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[{data: months, scaleType: 'point'}]}
        series={[{data: climate.mean, area: true, baseline: baselines[name], label: 'Mean, °C'}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
