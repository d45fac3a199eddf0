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
import {climate, months} from '../data/observatory';

export default function ResponsiveSize() {
  const [width, setWidth] = React.useState(90);
  const [fixed, setFixed] = React.useState(false);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={fixed}
            onChange={(event) => setFixed(event.target.checked)}
          />
        }
        label="Fixed size"
      />
      <Slider
        size="small"
        min={50}
        max={100}
        value={width}
        onChange={(event, value) => setWidth(value)}
        aria-label="Width of the parent in percent"
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <Box sx={{width: `${width}%`, height: 240, border: 1, borderColor: 'divider'}}>
        <ChartContainer
          width={fixed ? 280 : undefined}
          height={fixed ? 200 : undefined}
          xAxis={[{data: months, scaleType: 'point'}]}
          yAxis={[{label: 'Clear nights', min: 0}]}
          series={[{type: 'line', data: climate.clearNights, area: true}]}
          title="Clear nights by month"
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
