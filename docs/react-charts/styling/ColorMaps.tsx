import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

const maps = {
  continuous: {
    type: 'continuous' as const,
    min: -5,
    max: 16,
    color: ['#3f7fd0', '#d1495b'] as const,
  },
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [0, 10],
    colors: ['#3f7fd0', '#2e9e6b', '#d1495b'],
  },
};

export default function ColorMaps() {
  const [type, setType] = React.useState<keyof typeof maps>('continuous');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(event, value) => value && setType(value)}
        aria-label="Type of the color map"
      >
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[{data: months, scaleType: 'point'}]}
        yAxis={[{colorMap: maps[type]}]}
        series={[{data: climate.mean, label: 'Mean, °C', area: true, showMark: false}]}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
