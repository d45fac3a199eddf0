import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function FixedLimits() {
  const [[min, max], setLimits] = React.useState<number[]>([0, 20]);

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">
        min: {min}, max: {max}
      </Typography>
      <Slider
        size="small"
        min={-10}
        max={30}
        value={[min!, max!]}
        onChange={(event, value) => setLimits(value)}
        getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[{data: night.hours, min: 0, max: 10, label: 'Hours after sunset'}]}
        yAxis={[{min, max, label: 'Temperature, °C'}]}
        series={[{data: night.dome, label: 'Dome', showMark: false}]}
        height={280}
        title="Temperature in the dome by hour after sunset"
      />
      {/* #endregion */}
    </Stack>
  );
}
