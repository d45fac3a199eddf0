import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../data/ticketHours';

const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];
const series = [{data: tickets, label: 'Tickets'}];

// #region preview
const continuous = {
  type: 'continuous',
  min: 0,
  max: 60,
  color: ['#fff3e0', '#b3541e'],
} as const;

const piecewise = {
  type: 'piecewise' as const,
  thresholds: [10, 25, 40],
  colors: ['#e3eefc', '#9dc3f0', '#4b86d1', '#1d4f96'],
};

const zAxes = {
  continuous: [{colorMap: continuous}],
  piecewise: [{colorMap: piecewise}],
};

// <Heatmap zAxis={zAxes.continuous} series={series} … />
// #endregion

export default function HeatmapColors() {
  const [type, setType] = React.useState<keyof typeof zAxes>('continuous');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(event, value: keyof typeof zAxes | null) => value && setType(value)}
        aria-label="Color map type"
      >
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      <Heatmap
        xAxis={xAxis}
        yAxis={yAxis}
        zAxis={zAxes[type]}
        series={series}
        height={300}
      >
        <title>Support tickets by weekday and hour</title>
      </Heatmap>
    </Stack>
  );
}
