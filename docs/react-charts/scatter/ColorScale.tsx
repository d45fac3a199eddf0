import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart, type ScatterChartProps} from '@mui/x-charts/ScatterChart';

const data = [
  {id: 'E1', x: 28, y: 64, z: 1.9},
  {id: 'E2', x: 34, y: 72, z: 2.4},
  {id: 'E3', x: 41, y: 89, z: 2.1},
  {id: 'E4', x: 47, y: 94, z: 3.0},
  {id: 'E5', x: 52, y: 112, z: 3.4},
  {id: 'E6', x: 58, y: 109, z: 2.8},
  {id: 'E7', x: 63, y: 131, z: 3.9},
  {id: 'E8', x: 71, y: 136, z: 3.2},
];

// #region preview
// z is the conversion rate in percent: [{id: 'E1', x: 28, y: 64, z: 1.9}, …]
const series = [{label: 'Email', data, markerSize: 6}];

const byConversion: ScatterChartProps['zAxis'] = [
  {colorMap: {type: 'continuous', min: 1.5, max: 4, color: ['#90caf9', '#0d47a1']}},
];
const byRevenue: ScatterChartProps['yAxis'] = [
  {
    label: 'Revenue ($1,000)',
    width: 60,
    colorMap: {
      type: 'piecewise',
      thresholds: [80, 110],
      colors: ['#c98a1b', '#4b7bec', '#2e7d32'],
    },
  },
];
// #endregion

const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const noZAxis: ScatterChartProps['zAxis'] = [];

export default function ColorScale() {
  const [axis, setAxis] = React.useState('z');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ScatterChart
        title="Spend and revenue of email campaigns"
        xAxis={xAxis}
        yAxis={axis === 'y' ? byRevenue : yAxis}
        zAxis={axis === 'z' ? byConversion : noZAxis}
        series={series}
        hideLegend
        height={300}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={axis}
        onChange={(_event, value) => value && setAxis(value)}
        aria-label="Axis with the color map"
      >
        <ToggleButton value="z">By conversion (z)</ToggleButton>
        <ToggleButton value="y">By revenue (y)</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
