import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
export default function PatternFills() {
  const wavesId = React.useId();

  return (
    <BarChart
      title="Passengers at a pier, by weekday"
      xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}]}
      yAxis={[{label: 'Passengers'}]}
      series={[
        {data: [320, 280, 305, 340, 520, 610, 390], label: 'Arrived', color: '#3f7fd0'},
        {
          data: [290, 310, 295, 330, 410, 480, 640],
          label: 'Left',
          color: `url(#${wavesId})`,
        },
      ]}
      height={280}
    >
      <defs>
        <pattern id={wavesId} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill="#3f7fd0" fillOpacity="0.15" />
          <path d="M0 6 Q2 2 4 6 T8 6" fill="none" stroke="#3f7fd0" strokeWidth="1.5" />
        </pattern>
      </defs>
    </BarChart>
  );
}
// #endregion
