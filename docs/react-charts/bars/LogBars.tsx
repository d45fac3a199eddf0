import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

export default function LogBars() {
  const [scaleType, setScaleType] = React.useState<'symlog' | 'linear'>('symlog');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(event, value) => value && setScaleType(value)}
        aria-label="Scale type"
      >
        <ToggleButton value="symlog">symlog</ToggleButton>
        <ToggleButton value="linear">linear</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        title="Downloads of five packages"
        xAxis={[{data: ['core', 'charts', 'grid', 'plugin', 'demo']}]}
        yAxis={[{scaleType, label: `Downloads (${scaleType})`, width: 85}]}
        series={[{data: [184000, 21300, 3900, 260, 0], label: 'Downloads'}]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
