import * as React from 'react';
import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Profit ($1,000)', min: -10, max: 20, width: 60}];
const series = [
  {
    data: [-7.1, 0.6, 9.8, 15.6, 11.2, -3.4],
    label: 'Profit',
    area: true,
    showMark: false,
    color: '#7f8fa6',
  },
];

// #region preview
/** Green above zero and red below it. */
function ZeroGradient({id}: {id: string}) {
  const {top, height, bottom} = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const svgHeight = top + height + bottom;
  const zero = yScale(0) / svgHeight; // A ratio of the gradient vector.
  const vector = {x1: 0, x2: 0, y1: 0, y2: svgHeight};

  return (
    <linearGradient id={id} {...vector} gradientUnits="userSpaceOnUse">
      <stop offset={zero} stopColor="#2e9e6b" stopOpacity={0.6} />
      <stop offset={zero} stopColor="#d1495b" stopOpacity={0.6} />
    </linearGradient>
  );
}
// <LineChart sx={{'& .MuiAreaElement-root': {fill: `url(#${id})`}}} … >
//   <ZeroGradient id={id} />
// </LineChart>
// #endregion

export default function FilledByValue() {
  const id = React.useId();
  const sx = React.useMemo(
    () => ({[`& .${areaElementClasses.root}`]: {fill: `url(#${id})`}}),
    [id],
  );

  return (
    <LineChart
      title="Profit by month, green above zero and red below"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={300}
    >
      <ZeroGradient id={id} />
    </LineChart>
  );
}
