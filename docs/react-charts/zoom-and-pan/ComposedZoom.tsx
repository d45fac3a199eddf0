import * as React from 'react';
import {ChartContainerPro} from '@mui/x-charts-pro/ChartContainerPro';
import {ChartZoomSlider} from '@mui/x-charts-pro/ChartZoomSlider';
import {ChartsClipPath} from '@mui/x-charts/ChartsClipPath';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const xAxis = [
  {
    id: 'days',
    data: dailyTraffic.dates,
    scaleType: 'time' as const,
    valueFormatter: formatDay,
    zoom: {slider: {enabled: true}},
  },
];
const yAxis = [{label: 'Visitors', width: 60}];
const series = [{type: 'line' as const, data: dailyTraffic.visitors, area: true}];
const initialZoom = [{axisId: 'days', start: 20, end: 50}];

// #region preview
// xAxis: [{id: 'days', data: dates, scaleType: 'time', zoom: {slider: {enabled: true}}}]
function ZoomableContent() {
  const clipPathId = React.useId();
  return (
    <React.Fragment>
      <ChartsClipPath id={clipPathId} />
      <g clipPath={`url(#${clipPathId})`}>
        <AreaPlot />
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartZoomSlider />
    </React.Fragment>
  );
}
// <ChartContainerPro xAxis={xAxis} initialZoom={initialZoom} … ><ZoomableContent />
// #endregion

export default function ComposedZoom() {
  return (
    <ChartContainerPro
      title="Store visitors per day in 2025"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={280}
    >
      <ZoomableContent />
    </ChartContainerPro>
  );
}
