import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsClipPath} from '@mui/x-charts/ChartsClipPath';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const days = Array.from({length: 21}, (_, day) => day);
const xAxis = [{data: days, min: 4, max: 16, label: 'Day'}];
const yAxis = [{min: 40, max: 140, label: 'Orders', width: 60}];
const series = [
  {
    type: 'line' as const,
    data: days.map((day) => Math.round(90 + 75 * Math.sin(day / 2.2))),
    showMark: true,
  },
];
const options = {height: 260, margin: {top: 50, right: 50}, title: 'Orders by day'};

function ClippedChart({clipped}: {clipped: boolean}) {
  // #region preview
  // xAxis: [{data: [0, 1, …, 20], min: 4, max: 16}], yAxis: [{min: 40, max: 140}]
  // series: [{type: 'line', data: [90, 123, …], showMark: true}], options: {height: 260}
  const id = React.useId();
  const chart = (
    <ChartContainer {...options} xAxis={xAxis} yAxis={yAxis} series={series}>
      <g clipPath={clipped ? `url(#${id})` : undefined}>
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <g data-drawing-container>
        <MarkPlot />
      </g>
      <ChartsClipPath id={id} />
    </ChartContainer>
  );
  // #endregion
  return chart;
}

export default function ClippedLine() {
  const [clipped, setClipped] = React.useState(true);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={clipped}
            onChange={(_event, checked) => setClipped(checked)}
          />
        }
        label="Clip the line"
      />
      <ClippedChart clipped={clipped} />
    </Stack>
  );
}
