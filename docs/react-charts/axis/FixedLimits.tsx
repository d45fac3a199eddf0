import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function FixedLimits() {
  const [limits, setLimits] = React.useState([0, 20]);

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">
        min: {limits[0]}, max: {limits[1]}
      </Typography>
      <Slider
        size="small"
        min={-10}
        max={30}
        value={limits}
        onChange={(event, value) => setLimits(value as number[])}
        getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[{data: night.hours, min: 0, max: 10}]}
        yAxis={[{min: limits[0], max: limits[1]}]}
        series={[{data: night.dome, label: 'Dome, °C', showMark: false}]}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
