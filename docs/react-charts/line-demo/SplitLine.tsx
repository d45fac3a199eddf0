import * as React from 'react';
import {useChartId, useDrawingArea, useXScale} from '@mui/x-charts/hooks';
import {AnimatedLine, LineChart, type AnimatedLineProps} from '@mui/x-charts/LineChart';

// #region preview
const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const booked = [52, 55, 61, 58, 66, 70, 69, 74, 78, 77, 82, 85];

/** Draws the line as usual up to the limit, and dashed after it. */
function LineWithForecast({limit = 0, ...props}: AnimatedLineProps & {limit?: number}) {
  const {top, left, width, height} = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const id = React.useId();
  const chartId = useChartId() ?? id;
  const limitX = xScale(limit);

  return (
    <React.Fragment>
      <clipPath id={`${chartId}-before`}>
        <rect x={left} y={top} width={Math.max(limitX - left, 0)} height={height} />
      </clipPath>
      <clipPath id={`${chartId}-after`}>
        <rect
          x={limitX}
          y={top}
          width={Math.max(left + width - limitX, 0)}
          height={height}
        />
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

export default function SplitLine() {
  return (
    <LineChart
      title="Seats booked per week, forecast from week 8"
      hideLegend
      xAxis={[{data: weeks, label: 'Week', domainLimit: 'strict'}]}
      yAxis={[{label: 'Seats booked (%)', min: 0, max: 100}]}
      series={[{data: booked, label: 'Seats booked (%)', showMark: false}]}
      slots={{line: LineWithForecast}}
      slotProps={{line: {limit: 8} as object}}
      height={300}
    />
  );
}
// #endregion
