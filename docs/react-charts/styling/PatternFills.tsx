import * as React from 'react';
import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}];
const yAxis = [{label: 'Tickets'}];
const opened = [32, 28, 30, 34, 52];
const closed = [29, 31, 29, 33, 41];

// #region preview
export default function PatternFills() {
  const id = React.useId();
  const series = React.useMemo(
    () => [
      {data: opened, label: 'Opened', color: '#3f7fd0'}, // opened: [32, 28, …]
      {data: closed, label: 'Closed', color: `url(#${id})`}, // closed: [29, 31, …]
    ],
    [id],
  );
  const pattern = (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill="#3f7fd0" fillOpacity="0.15" />
      <path d="M0 8 L8 0" stroke="#3f7fd0" strokeWidth="1.5" />
    </pattern>
  );
  // <BarChart series={series} … ><defs>{pattern}</defs></BarChart>
  // #endregion

  return (
    <BarChart
      title="Opened and closed tickets by weekday"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    >
      <defs>{pattern}</defs>
    </BarChart>
  );
}
