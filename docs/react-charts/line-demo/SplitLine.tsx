import * as React from 'react';
import {useDrawingArea, useXScale} from '@mui/x-charts/hooks';
import {AnimatedLine, LineChart, type AnimatedLineProps} from '@mui/x-charts/LineChart';

// #region preview
// The week in which the forecast starts is passed as slotProps={{line: {limit: 8}}}.
function LineWithForecast({limit = 0, ...props}: AnimatedLineProps & {limit?: number}) {
  const {top, left, width, height} = useDrawingArea();
  const limitX = useXScale<'linear'>()(limit);
  const id = React.useId();
  return (
    <React.Fragment>
      <clipPath id={`${id}-before`}>
        <rect x={left} y={top} width={limitX - left} height={height} />
      </clipPath>
      <clipPath id={`${id}-after`}>
        <rect x={limitX} y={top} width={left + width - limitX} height={height} />
      </clipPath>
      <AnimatedLine {...props} clipPath={`url(#${id}-before)`} />
      <AnimatedLine {...props} clipPath={`url(#${id}-after)`} strokeDasharray="4 5" />
    </React.Fragment>
  );
}
// #endregion

const xAxis = [
  {
    data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    label: 'Week',
    domainLimit: 'strict' as const,
  },
];
const yAxis = [{label: 'Rooms booked (%)', min: 0, max: 100, width: 60}];
const series = [
  {
    data: [52, 55, 61, 58, 66, 70, 69, 74, 78, 77, 82, 85],
    label: 'Rooms booked (%)',
    showMark: false,
  },
];
const slots = {line: LineWithForecast};
const slotProps = {line: {limit: 8} as object};

export default function SplitLine() {
  return (
    <LineChart
      title="Rooms booked per week, forecast from week 8"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      slotProps={slotProps}
      height={300}
    />
  );
}
