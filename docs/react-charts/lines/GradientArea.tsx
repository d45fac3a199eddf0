import {LineChart, areaElementClasses} from '@mui/x-charts/LineChart';
import {visits} from '../data/observatory';

export default function GradientArea() {
  return (
    // #region preview
    <LineChart
      dataset={visits}
      hideLegend
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: (date: Date) => String(date.getFullYear()),
        },
      ]}
      yAxis={[{width: 55}]}
      series={[{dataKey: 'evenings', label: 'Open evenings', area: true, color: '#4b7bec'}]}
      sx={{[`& .${areaElementClasses.root}`]: {fill: "url('#myGradient')"}}}
      height={300}
    >
      <defs>
        <linearGradient id="myGradient" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#4b7bec" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#4b7bec" stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
    // #endregion
  );
}
