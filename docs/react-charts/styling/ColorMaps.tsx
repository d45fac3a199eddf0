import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
    scaleType: 'point' as const,
  },
];
const series = [
  {
    data: [-12, -8, -3, 4, 9, 15, 22, 26, 18, 11],
    label: 'Profit',
    area: true,
    showMark: false,
  },
];

// #region preview
const piecewise = {
  type: 'piecewise' as const,
  thresholds: [0, 10],
  // below 0, from 0 to below 10, and 10 or more
  colors: ['#d1495b', '#d99a1c', '#2e9e6b'],
};

const continuous = {
  type: 'continuous' as const,
  min: -15,
  max: 30,
  color: ['#d1495b', '#2e9e6b'] as const,
};

const yAxes = {
  piecewise: [{label: 'Profit ($1,000)', colorMap: piecewise}],
  continuous: [{label: 'Profit ($1,000)', colorMap: continuous}],
};
// #endregion

type MapType = keyof typeof yAxes;

export default function ColorMaps() {
  const [type, setType] = React.useState<MapType>('piecewise');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(_event, value: MapType | null) => value && setType(value)}
        aria-label="Color map type"
      >
        <ToggleButton value="piecewise" sx={{textTransform: 'none'}}>
          piecewise
        </ToggleButton>
        <ToggleButton value="continuous" sx={{textTransform: 'none'}}>
          continuous
        </ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        hideLegend
        title="Profit by month"
        xAxis={xAxis}
        yAxis={yAxes[type]}
        series={series}
        height={280}
      />
    </Stack>
  );
}
