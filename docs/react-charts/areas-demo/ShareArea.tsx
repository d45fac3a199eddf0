import {LineChart} from '@mui/x-charts/LineChart';
import {visitKinds, visits} from '../data/observatory';

export default function ShareArea() {
  return (
    // #region preview
    <LineChart
      dataset={visits}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: (date: Date) => String(date.getFullYear()),
        },
      ]}
      yAxis={[{width: 55, valueFormatter: (share: number) => `${Math.round(share * 100)}%`}]}
      series={visitKinds.map((kind) => ({
        ...kind,
        area: true,
        stack: 'visits',
        stackOffset: 'expand',
        showMark: false,
        valueFormatter: (value) => `${value} visitors`,
      }))}
      height={300}
    />
    // #endregion
  );
}
