import {LineChart} from '@mui/x-charts/LineChart';
import {visits} from '../data/observatory';

// #region preview
// visits[0] is {year: new Date(2016, 0, 1), schools: 2140, evenings: 3480, members: 410}
const layer = {
  area: true,
  stack: 'visits',
  stackOffset: 'expand',
  showMark: false,
  valueFormatter: (value: number | null) => `${value} visitors`,
} as const;

export default function ShareArea() {
  return (
    <LineChart
      title="Share of each kind of visitor by year"
      dataset={visits}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) => `${date.getFullYear()}`,
        },
      ]}
      yAxis={[
        {
          label: 'Share of visitors',
          width: 70,
          valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
        },
      ]}
      series={[
        {dataKey: 'schools', label: 'School classes', ...layer},
        {dataKey: 'evenings', label: 'Open evenings', ...layer},
        {dataKey: 'members', label: 'Members', ...layer},
      ]}
      height={300}
    />
  );
}
// #endregion
