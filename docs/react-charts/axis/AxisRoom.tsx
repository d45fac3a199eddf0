import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {sales} from '../data/bakery';

export default function AxisRoom() {
  const [width, setWidth] = React.useState(80);

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">width: {width}</Typography>
      <Slider
        size="small"
        min={20}
        max={140}
        value={width}
        onChange={(event, value) => setWidth(value)}
        aria-label="Width of the axis"
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <BarChart
        hideLegend
        layout="horizontal"
        yAxis={[{data: sales.map(({label}) => label), width}]}
        series={[{data: sales.map(({value}) => value), label: 'Sold'}]}
        height={260}
      />
      {/* #endregion */}
    </Stack>
  );
}
