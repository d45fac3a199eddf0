import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}];
const yAxis = [{label: 'Tickets', width: 50}];
const tile = {width: 8, height: 8, patternUnits: 'userSpaceOnUse'} as const;

export default function PatternBars() {
  // #region preview
  // tile: {width: 8, height: 8, patternUnits: 'userSpaceOnUse'}
  const id = React.useId();
  const series = React.useMemo(
    () => [
      {data: [24, 18, 16, 15, 12], label: 'Billing', color: '#2563eb'},
      {data: [15, 21, 17, 19, 11], label: 'Shipping', color: `url(#${id}-stripes)`},
    ],
    [id],
  );
  const stripes = (
    <pattern id={`${id}-stripes`} {...tile} patternTransform="rotate(45)">
      <rect width={8} height={8} fill="#c2410c" fillOpacity={0.25} />
      <rect width={4} height={8} fill="#c2410c" />
    </pattern>
  );
  // <BarChart series={series} …>{stripes}</BarChart>
  // #endregion

  return (
    <BarChart
      title="Support tickets by weekday"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      {stripes}
    </BarChart>
  );
}
