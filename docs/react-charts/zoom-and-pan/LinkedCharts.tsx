import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {ZoomData} from '@mui/x-charts-pro/models';
import {formatDay, summer} from '../data/summer';

const days = {id: 'days', data: summer.days, valueFormatter: formatDay, zoom: true} as const;
const bars = [{data: summer.passengers, label: 'Passengers'}];
const line = [{data: summer.degrees, label: 'Temperature, °C', showMark: false}];

export default function LinkedCharts() {
  // #region preview
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    {axisId: 'days', start: 40, end: 70},
  ]);
  const zoom = {zoomData, onZoomChange: setZoomData};

  return (
    <Stack sx={{width: '100%'}}>
      <BarChartPro {...zoom} xAxis={[{...days, scaleType: 'band'}]} series={bars} height={200} />
      <LineChartPro {...zoom} xAxis={[{...days, scaleType: 'point'}]} series={line} height={200} />
    </Stack>
  );
  // #endregion
}
