import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'New customers', min: 0}];
const series = [
  {type: 'line' as const, data: [90, 104, 121, 133, 142, 158], area: true},
];

export default function ResponsiveSize() {
  const [width, setWidth] = React.useState(90);
  const [fixed, setFixed] = React.useState(false);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={fixed} onChange={(_event, checked) => setFixed(checked)} />
        }
        label="Fixed size"
      />
      <Slider
        size="small"
        min={50}
        max={100}
        value={width}
        onChange={(_event, value) => setWidth(value)}
        aria-label="Width of the parent in percent"
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      {/* xAxis: [{data: ['Jan', 'Feb', …], scaleType: 'point'}], yAxis: [{label: 'New customers'}] */}
      {/* series: [{type: 'line', data: [90, 104, 121, 133, 142, 158], area: true}] */}
      <Box sx={{width: `${width}%`, height: 240, border: 1, borderColor: 'divider'}}>
        <ChartContainer
          title="New customers by month"
          width={fixed ? 280 : undefined} // undefined: the width of the parent
          height={fixed ? 200 : undefined} // undefined: the height of the parent
          xAxis={xAxis}
          yAxis={yAxis}
          series={series}
        >
          <AreaPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartContainer>
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
