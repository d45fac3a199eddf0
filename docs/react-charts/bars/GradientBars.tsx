import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {useYScale} from '@mui/x-charts/hooks';
import {seasons} from '../data/ferries';

type Units = 'objectBoundingBox' | 'userSpaceOnUse';

export default function GradientBars() {
  const [units, setUnits] = React.useState<Units>('objectBoundingBox');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={units}
        onChange={(event, value) => value && setUnits(value)}
        aria-label="Gradient units"
      >
        <ToggleButton value="objectBoundingBox">Each bar</ToggleButton>
        <ToggleButton value="userSpaceOnUse">Whole chart</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        dataset={seasons}
        hideLegend
        xAxis={[{dataKey: 'season'}]}
        series={[{dataKey: 'island', label: 'Island', color: 'url(#warm)'}]}
        height={300}
      >
        {units === 'objectBoundingBox' ? <BarGradient /> : <ChartGradient />}
      </BarChart>
      {/* #endregion */}
    </Stack>
  );
}

function BarGradient() {
  return (
    <linearGradient id="warm" gradientUnits="objectBoundingBox" x1="0" y1="1" x2="0" y2="0">
      <Stops />
    </linearGradient>
  );
}

function ChartGradient() {
  const scale = useYScale<'linear'>();
  const [bottom, top] = scale.range();
  return (
    <linearGradient id="warm" gradientUnits="userSpaceOnUse" x1="0" y1={bottom} x2="0" y2={top}>
      <Stops />
    </linearGradient>
  );
}

function Stops() {
  return (
    <React.Fragment>
      <stop offset="0" stopColor="#5b8def" />
      <stop offset="1" stopColor="#d1495b" />
    </React.Fragment>
  );
}
