import * as React from 'react';
import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';
import {visits} from '../../data/observatory';

export default function Chart() {
  const id = React.useId();
  return (
    <LineChart
      hideLegend
      dataset={visits}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          position: 'none',
          domainLimit: 'strict',
          valueFormatter: (date: Date) => String(date.getFullYear()),
        },
      ]}
      yAxis={[{position: 'none', min: 300}]}
      series={[
        {
          dataKey: 'members',
          label: 'Members',
          area: true,
          baseline: 'min',
          showMark: false,
          color: '#3f9d67',
        },
      ]}
      sx={{[`& .${areaElementClasses.root}`]: {fill: `url('#${id}')`}}}
      margin={{top: 8, bottom: 0, left: 0, right: 0}}
      height={120}
    >
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0%" stopColor="#3f9d67" stopOpacity={0.5} />
        <stop offset="100%" stopColor="#3f9d67" stopOpacity={0} />
      </linearGradient>
    </LineChart>
  );
}
