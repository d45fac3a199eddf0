import * as React from 'react';
import {BarChart, barElementClasses} from '@mui/x-charts/BarChart';

// #region preview
export default function GradientBars() {
  const id = React.useId();
  const stops = [
    <stop key="low" offset="0" stopColor="#3f7fd0" />,
    <stop key="high" offset="1" stopColor="#d1495b" />,
  ];

  return (
    <BarChart
      title="Noon temperature by month"
      xAxis={[{data: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']}]}
      yAxis={[{label: 'Temperature (°C)', min: 0, max: 30}]}
      // The legend and the tooltip use the first gradient, and the bars use the second.
      series={[
        {data: [8, 13, 18, 23, 27, 25], label: 'Noon', color: `url(#${id}-mark)`},
      ]}
      sx={{[`& .${barElementClasses.root}`]: {fill: `url(#${id}-bars)`}}}
      height={300}
    >
      <defs>
        <linearGradient
          id={`${id}-mark`}
          gradientUnits="objectBoundingBox"
          x1="0"
          y1="1"
          x2="0"
          y2="0"
        >
          {stops}
        </linearGradient>
        <linearGradient
          id={`${id}-bars`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="100%"
          x2="0"
          y2="0"
        >
          {stops}
        </linearGradient>
      </defs>
    </BarChart>
  );
}
// #endregion
