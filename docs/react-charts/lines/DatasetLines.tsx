import {LineChart} from '@mui/x-charts/LineChart';
import {visits} from '../data/observatory';

export default function DatasetLines() {
  return (
    // #region preview
    // visits[0]: {year: new Date(2016, 0, 1), schools: 2140, evenings: 3480, members: 410}
    <LineChart
      title="Visitors of an observatory by year"
      dataset={visits}
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: (date: Date) => `${date.getFullYear()}`,
        },
      ]}
      yAxis={[{label: 'Visitors', width: 70}]}
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
