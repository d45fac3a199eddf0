import * as React from 'react';
import {ChartContainerPro} from '@mui/x-charts-pro/ChartContainerPro';
import {ChartZoomSlider} from '@mui/x-charts-pro/ChartZoomSlider';
import {ChartsClipPath} from '@mui/x-charts/ChartsClipPath';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';
import {formatDay, summer} from '../data/summer';

// #region preview
const xAxis = [
  {
    id: 'days',
    data: summer.days,
    scaleType: 'time',
    valueFormatter: formatDay,
    zoom: {slider: {enabled: true}},
  } as const,
];
const series = [{type: 'line', data: summer.passengers, area: true} as const];
const initialZoom = [{axisId: 'days', start: 20, end: 50}];

export default function ComposedZoom() {
  const clipPathId = React.useId();

  return (
    <ChartContainerPro
      title="Passengers of the island boat, day by day from May to August"
      xAxis={xAxis}
      yAxis={[{label: 'Passengers'}]}
      series={series}
      initialZoom={initialZoom}
      height={280}
    >
      <ChartsClipPath id={clipPathId} />
      <g clipPath={`url(#${clipPathId})`}>
        <AreaPlot />
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartZoomSlider />
    </ChartContainerPro>
  );
}
// #endregion
