import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{label: 'Units in stock'}];
const series = [{data: [620, 480, 310, 140], label: 'In stock'}];

export default function AxisRoom() {
  const [width, setWidth] = React.useState(80);

  // #region preview
  const yAxis = React.useMemo(
    () => [
      {
        data: ['Standing desk', 'Office chair', 'Monitor arm', 'Desk lamp'],
        width, // 80
      },
    ],
    [width],
  );
  // <BarChart layout="horizontal" yAxis={yAxis} series={series} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">width: {width}</Typography>
      <Slider
        size="small"
        min={20}
        max={140}
        value={width}
        onChange={(_event, value) => setWidth(value)}
        aria-label="Width of the y-axis"
        sx={{mx: 1, width: 'auto'}}
      />
      <BarChart
        title="Units in stock by product"
        hideLegend
        layout="horizontal"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={260}
      />
    </Stack>
  );
}
