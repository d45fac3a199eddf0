import * as React from 'react';
import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';

// #region preview
/** Red above zero and blue below it. */
function ZeroGradient({id}: {id: string}) {
  const {top, height, bottom} = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const svgHeight = top + height + bottom;
  // A stop is a ratio of the gradient vector, which spans the height of the SVG here.
  const zero = yScale(0) / svgHeight;

  return (
    <linearGradient
      id={id}
      x1="0"
      x2="0"
      y1="0"
      y2={svgHeight}
      gradientUnits="userSpaceOnUse"
    >
      <stop offset={zero} stopColor="#d1495b" stopOpacity={0.6} />
      <stop offset={zero} stopColor="#3f7fd0" stopOpacity={0.6} />
    </linearGradient>
  );
}

export default function FilledByValue() {
  const id = React.useId();

  return (
    <LineChart
      title="Mean temperature by month, blue below zero"
      hideLegend
      xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
      yAxis={[{label: 'Temperature (°C)', min: -10, max: 20}]}
      series={[
        {
          data: [-7.1, 0.6, 9.8, 15.6, 11.2, -3.4],
          label: 'Mean',
          area: true,
          showMark: false,
          color: '#7f8fa6',
        },
      ]}
      sx={{[`& .${areaElementClasses.root}`]: {fill: `url(#${id})`}}}
      height={300}
    >
      <ZeroGradient id={id} />
    </LineChart>
  );
}
// #endregion
