import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {ZoomData} from '@mui/x-charts-pro/models';
import {formatDay, summer} from '../data/summer';

const bars = [{data: summer.passengers, label: 'Passengers per day'}];
const line = [
  {data: summer.degrees, label: 'Temperature at noon (°C)', showMark: false},
];

// #region preview
const days = {
  id: 'days',
  data: summer.days,
  valueFormatter: formatDay,
  zoom: true,
} as const;
const barAxis = [{...days, scaleType: 'band'} as const];
const lineAxis = [{...days, scaleType: 'point'} as const];

export default function LinkedCharts() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    {axisId: 'days', start: 40, end: 70},
  ]);
  const zoom = {zoomData, onZoomChange: setZoomData};

  return (
    <Stack sx={{width: '100%'}}>
      <BarChartPro
        {...zoom}
        title="Passengers of the island boat by day"
        xAxis={barAxis}
        series={bars}
        height={200}
      />
      <LineChartPro
        {...zoom}
        title="Temperature at noon by day"
        xAxis={lineAxis}
        series={line}
        height={200}
      />
    </Stack>
  );
}
// #endregion
