import * as React from 'react';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {
    data: [142, 158, 151, 176, 189, 197],
    label: 'Revenue',
    area: true,
    showMark: false,
    color: '#4b7bec',
  },
];

export default function GradientArea() {
  // #region preview
  const id = React.useId();
  const sx = {[`& .${areaElementClasses.root}`]: {fill: `url(#${id})`}};
  // series: [{data: [142, 158, …], area: true, color: '#4b7bec', label: 'Revenue'}]
  const gradient = (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0%" stopColor="#4b7bec" stopOpacity={0.7} />
        <stop offset="100%" stopColor="#4b7bec" stopOpacity={0.05} />
      </linearGradient>
    </defs>
  );
  // <LineChart series={series} sx={sx} …>{gradient}</LineChart>
  // #endregion

  return (
    <LineChart
      title="Revenue by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      hideLegend
      height={300}
    >
      {gradient}
    </LineChart>
  );
}
