import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

// #region preview
const colorMaps = {
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [0, 10],
    // below 0 °C, from 0 to 10 °C, 10 °C and above
    colors: ['#3f7fd0', '#2e9e6b', '#d1495b'],
  },
  continuous: {
    type: 'continuous' as const,
    min: -5,
    max: 16,
    color: ['#3f7fd0', '#d1495b'] as const,
  },
};

export default function ColorMaps() {
  const [type, setType] = React.useState<keyof typeof colorMaps>('piecewise');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(event, value) => value && setType(value)}
        aria-label="Type of the color map"
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        hideLegend
        title="Mean temperature by month"
        xAxis={[{data: months, scaleType: 'point'}]}
        yAxis={[{label: 'Temperature (°C)', colorMap: colorMaps[type]}]}
        series={[
          {data: climate.mean, label: 'Mean temperature', area: true, showMark: false},
        ]}
        height={280}
      />
    </Stack>
  );
}
// #endregion
