import * as React from 'react';
import {useChartId, useDrawingArea, useXScale} from '@mui/x-charts/hooks';
import {AnimatedLine, LineChart, type AnimatedLineProps} from '@mui/x-charts/LineChart';

const weeks = Array.from({length: 16}, (_, index) => index + 1);
const fill = [52, 55, 61, 58, 66, 70, 69, 74, 78, 77, 82, 85, 88, 90, 91, 94];

export default function SplitLine() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: weeks, label: 'Week', domainLimit: 'strict'}]}
      yAxis={[{min: 0, max: 100}]}
      series={[{data: fill, label: 'Seats booked, %', showMark: false}]}
      slots={{line: LineWithForecast}}
      slotProps={{line: {limit: 10} as object}}
      height={300}
    />
    // #endregion
  );
}

/** Draws the line up to the limit as it is, and dashes the rest. */
function LineWithForecast({limit = 0, ...props}: AnimatedLineProps & {limit?: number}) {
  const {top, left, width, height} = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const id = React.useId();
  const chartId = useChartId() ?? id;
  const border = xScale(limit);

  return (
    <React.Fragment>
      <clipPath id={`${chartId}-before`}>
        <rect x={left} y={top} width={Math.max(border - left, 0)} height={height} />
      </clipPath>
      <clipPath id={`${chartId}-after`}>
        <rect x={border} y={top} width={Math.max(left + width - border, 0)} height={height} />
      </clipPath>
      <g clipPath={`url(#${chartId}-before)`}>
        <AnimatedLine {...props} />
      </g>
      <g clipPath={`url(#${chartId}-after)`}>
        <AnimatedLine {...props} strokeDasharray="4 5" />
      </g>
    </React.Fragment>
  );
}
