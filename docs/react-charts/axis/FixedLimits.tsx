import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Week', tickMinStep: 1}];
const series = [
  {data: [61, 64, 63, 70, 74, 72, 79, 83], label: 'On time', showMark: false},
];

export default function FixedLimits() {
  const [[min = 0, max = 100], setLimits] = React.useState<number[]>([0, 100]);

  // #region preview
  // series: [{data: [61, 64, 63, 70, 74, 72, 79, 83], label: 'On time'}]
  const yAxis = React.useMemo(
    () => [
      {
        min, // 0
        max, // 100
        label: 'Orders delivered on time (%)',
      },
    ],
    [min, max],
  );
  // <LineChart xAxis={xAxis} yAxis={yAxis} series={series} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">
        min: {min}, max: {max}
      </Typography>
      <Slider
        size="small"
        min={0}
        max={100}
        step={10}
        value={[min, max]}
        onChange={(_event, [low = 0, high = 100]) =>
          high > low && setLimits([low, high])
        }
        getAriaLabel={(index) => (index === 0 ? 'min' : 'max')}
        sx={{mx: 1, width: 'auto'}}
      />
      <LineChart
        title="Orders delivered on time by week"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={280}
      />
    </Stack>
  );
}
