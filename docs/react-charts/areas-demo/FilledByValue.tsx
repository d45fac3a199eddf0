import * as React from 'react';
import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function FilledByValue() {
  const id = React.useId();
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{min: -10, max: 20, valueFormatter: (degrees: number) => `\u200e${degrees}`}]}
      series={[
        {data: climate.mean, area: true, showMark: false, label: 'Mean, °C', color: '#7f8fa6'},
      ]}
      sx={{[`& .${areaElementClasses.root}`]: {fill: `url('#${id}')`}}}
      height={300}
    >
      <ZeroGradient id={id} />
    </LineChart>
    // #endregion
  );
}

/** Red above zero and blue below it: the stop lies where the scale has its zero. */
function ZeroGradient({id}: {id: string}) {
  const {top, height} = useDrawingArea();
  const zero = (useYScale<'linear'>()(0) - top) / height;
  return (
    <linearGradient id={id} x1="0" x2="0" y1={top} y2={top + height} gradientUnits="userSpaceOnUse">
      <stop offset={zero} stopColor="#d1495b" stopOpacity={0.6} />
      <stop offset={zero} stopColor="#3f7fd0" stopOpacity={0.6} />
    </linearGradient>
  );
}
