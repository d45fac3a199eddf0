import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {ZoomData} from '@mui/x-charts-pro/models';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const bars = [{data: dailyTraffic.visitors, label: 'Visitors per day'}];
const line = [{data: dailyTraffic.revenue, label: 'Revenue ($)', showMark: false}];
const valueAxis = [{width: 60}];

// #region preview
const days = {
  id: 'days',
  data: dailyTraffic.dates, // [new Date(2025, 0, 1), …]
  valueFormatter: formatDay,
  zoom: true,
};
const barAxis = [{...days, scaleType: 'band' as const}];
const lineAxis = [{...days, scaleType: 'point' as const}];
const start: ZoomData[] = [{axisId: 'days', start: 40, end: 60}];

export default function LinkedCharts() {
  const [zoomData, setZoomData] = React.useState(start);
  // <BarChartPro zoomData={zoomData} onZoomChange={setZoomData} xAxis={barAxis} … />
  // <LineChartPro zoomData={zoomData} onZoomChange={setZoomData} xAxis={lineAxis} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <BarChartPro
        zoomData={zoomData}
        onZoomChange={setZoomData}
        title="Store visitors per day"
        xAxis={barAxis}
        yAxis={valueAxis}
        series={bars}
        height={200}
      />
      <LineChartPro
        zoomData={zoomData}
        onZoomChange={setZoomData}
        title="Revenue per day"
        xAxis={lineAxis}
        yAxis={valueAxis}
        series={line}
        height={200}
      />
    </Stack>
  );
}
