import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsClipPath} from '@mui/x-charts/ChartsClipPath';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';
import {starlight} from '../data/observatory';

export default function ClippedLine() {
  const [clipped, setClipped] = React.useState(true);
  const clipPathId = `${React.useId()}-clip`;

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={clipped} onChange={(event) => setClipped(event.target.checked)} />
        }
        label="Clip the line"
      />
      {/* #region preview */}
      <ChartContainer
        xAxis={[{data: starlight.days, min: 4, max: 16, label: 'Day'}]}
        yAxis={[{min: -0.4, max: 0.7}]}
        series={[{type: 'line', data: starlight.brightness, area: true, baseline: 'min'}]}
        height={260}
        margin={{top: 50, right: 50}}
      >
        <g clipPath={clipped ? `url(#${clipPathId})` : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath id={clipPathId} />
      </ChartContainer>
      {/* #endregion */}
    </Stack>
  );
}
