import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {RadarChart} from '@mui/x-charts/RadarChart';

const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'],
};
const series = [
  {label: 'Online store', data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5], fillArea: true},
  {label: 'Retail store', data: [3.4, 4.3, 2.9, 4.6, 3.3, 4.5], fillArea: true},
];
const slotProps = {
  axis: {tooltip: {trigger: 'axis' as const}},
  series: {tooltip: {trigger: 'item' as const}},
  none: {tooltip: {trigger: 'none' as const}},
};

export default function HighlightModes() {
  const [highlight, setHighlight] = React.useState<'axis' | 'series' | 'none'>('axis');

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={highlight}
        onChange={(event, value) => value && setHighlight(value)}
        aria-label="Highlight"
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="series">series</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      {/* radar: {max: 5, metrics: ['Price', 'Quality', 'Delivery', …]} */}
      {/* series: [{label: 'Online store', data: [4.4, 3.9, …], fillArea: true}, …] */}
      <RadarChart
        height={300}
        highlight={highlight}
        slotProps={slotProps[highlight]} // For 'series', {tooltip: {trigger: 'item'}}
        series={series}
        radar={radar}
        title="Customer ratings of two stores from 0 to 5"
      />
      {/* #endregion */}
    </Stack>
  );
}
