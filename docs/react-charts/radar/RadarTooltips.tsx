import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {RadarChart} from '@mui/x-charts/RadarChart';

export default function RadarTooltips() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={trigger}
        onChange={(event, value) => value && setTrigger(value)}
        aria-label="Trigger of the tooltip"
        sx={{alignSelf: 'center'}}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RadarChart
        height={300}
        series={[
          {label: 'Island ferry', data: [80, 65, 90, 70, 45], fillArea: true},
          {label: 'Night boat', data: [60, 85, 55, 95, 75], fillArea: true},
        ]}
        radar={{
          max: 100,
          metrics: ['Seats', 'Service', 'Punctuality', 'Comfort', 'Food'],
        }}
        slotProps={{tooltip: {trigger}}}
        title="Satisfaction with two ferries, in percent"
      />
      {/* #endregion */}
    </Stack>
  );
}
