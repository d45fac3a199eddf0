import {LineChart} from '@mui/x-charts/LineChart';
import {visits} from '../data/observatory';

const day = new Intl.DateTimeFormat('en', {dateStyle: 'long'});

export default function FormattedDates() {
  return (
    // #region preview
    <LineChart
      dataset={visits}
      hideLegend
      xAxis={[
        {
          dataKey: 'year',
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick'
              ? `’${String(date.getFullYear()).slice(2)}`
              : `Counted since ${day.format(date)}`,
        },
      ]}
      yAxis={[{valueFormatter: (visitors: number) => `${visitors / 1000}k`}]}
      series={[{dataKey: 'evenings', label: 'Open evenings'}]}
      height={300}
    />
    // #endregion
  );
}
