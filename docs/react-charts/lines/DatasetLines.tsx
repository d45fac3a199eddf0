import {LineChart} from '@mui/x-charts/LineChart';
import {visits} from '../data/observatory';

export default function DatasetLines() {
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
      series={[
        {
          dataKey: 'evenings',
          label: 'Open evenings',
          valueFormatter: (value) => (value === null ? 'closed' : `${value} visitors`),
        },
        {dataKey: 'schools', label: 'School classes'},
      ]}
      height={300}
    />
    // #endregion
  );
}
