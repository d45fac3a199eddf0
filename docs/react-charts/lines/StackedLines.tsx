import {LineChart} from '@mui/x-charts/LineChart';
import {visitKinds, visits} from '../data/observatory';

export default function StackedLines() {
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
      yAxis={[{width: 55}]}
      series={visitKinds.map((kind) => ({...kind, area: true, stack: 'all', showMark: false}))}
      height={300}
    />
    // #endregion
  );
}
