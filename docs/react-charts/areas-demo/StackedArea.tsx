import {LineChart} from '@mui/x-charts/LineChart';
import {visitKinds, visits} from '../data/observatory';

export default function StackedArea() {
  return (
    // #region preview
    <LineChart
      dataset={visits}
      grid={{horizontal: true}}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: (date: Date) => String(date.getFullYear()),
        },
      ]}
      yAxis={[{width: 55, disableLine: true, disableTicks: true}]}
      series={visitKinds.map((kind) => ({
        ...kind,
        area: true,
        stack: 'visits',
        showMark: false,
        highlightScope: {highlight: 'series', fade: 'global'},
      }))}
      height={300}
    />
    // #endregion
  );
}
