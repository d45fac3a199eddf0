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

export default function RadarTooltips() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');

  const slotProps = React.useMemo(() => ({tooltip: {trigger}}), [trigger]);

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={trigger}
        onChange={(event, value) => value && setTrigger(value)}
        aria-label="Tooltip trigger"
        sx={{alignSelf: 'center'}}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      {/* radar: {max: 5, metrics: ['Price', 'Quality', 'Delivery', …]} */}
      {/* series: [{label: 'Online store', data: [4.4, 3.9, …], fillArea: true}, …] */}
      {/* slotProps: {tooltip: {trigger: 'axis'}} */}
      <RadarChart
        height={300}
        series={series}
        radar={radar}
        slotProps={slotProps}
        title="Customer ratings of two stores from 0 to 5"
      />
      {/* #endregion */}
    </Stack>
  );
}
