import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
type ColorMap = NonNullable<NonNullable<LineChartProps['yAxis']>[number]['colorMap']>;

const byValue: ColorMap = {
  type: 'continuous',
  min: -5,
  max: 16,
  color: ['#3f7fd0', '#d1495b'],
};
const byMonth: ColorMap = {
  type: 'piecewise',
  thresholds: [4, 10],
  colors: ['#3f7fd0', '#c9742b', '#3f7fd0'],
};
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const mean = [-4.1, -3.2, 0.6, 4.9, 9.8, 13.4, 15.6, 15.1, 11.2, 6.4, 0.9, -2.8];

export default function ColoredLines() {
  const [axis, setAxis] = React.useState('y');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <LineChart
        title="Mean temperature by month"
        xAxis={[
          {data: months, label: 'Month', colorMap: axis === 'x' ? byMonth : undefined},
        ]}
        yAxis={[
          {label: 'Temperature (°C)', colorMap: axis === 'y' ? byValue : undefined},
        ]}
        series={[{data: mean, area: true, label: 'Mean'}]}
        hideLegend
        height={300}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={axis}
        onChange={(event, value) => value && setAxis(value)}
        aria-label="Axis with the color map"
      >
        <ToggleButton value="y">By value</ToggleButton>
        <ToggleButton value="x">By month</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
// #endregion
