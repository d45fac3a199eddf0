import * as React from 'react';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';
import {energy} from '../data/energy';

// #region preview
export default function GradientArea() {
  const id = React.useId();

  return (
    <LineChart
      title="Wind power by month"
      dataset={energy}
      xAxis={[{dataKey: 'month', scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[
        {dataKey: 'wind', label: 'Wind', area: true, showMark: false, color: '#4b7bec'},
      ]}
      sx={{[`& .${areaElementClasses.root}`]: {fill: `url(#${id})`}}}
      hideLegend
      height={300}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#4b7bec" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#4b7bec" stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
// #endregion
