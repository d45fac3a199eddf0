import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsClipPath} from '@mui/x-charts/ChartsClipPath';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {starlight} from '../data/observatory';

// #region preview
function ClippedChart({clipped}: {clipped: boolean}) {
  const clipPathId = React.useId();
  return (
    <ChartContainer
      xAxis={[{data: starlight.days, min: 4, max: 16, label: 'Day'}]}
      yAxis={[{min: -0.4, max: 0.7, label: 'Brightness, relative'}]}
      series={[{type: 'line', data: starlight.brightness, showMark: true}]}
      height={260}
      margin={{top: 50, right: 50}}
      title="Brightness of a variable star by day"
    >
      <g clipPath={clipped ? `url(#${clipPathId})` : undefined}>
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <g data-drawing-container>
        <MarkPlot />
      </g>
      <ChartsClipPath id={clipPathId} />
    </ChartContainer>
  );
}
// #endregion

export default function ClippedLine() {
  const [clipped, setClipped] = React.useState(true);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
        label="Clip the line"
      />
      <ClippedChart clipped={clipped} />
    </Stack>
  );
}
