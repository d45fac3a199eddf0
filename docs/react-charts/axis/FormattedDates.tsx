import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';

// #region preview
const short = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});
const full = new Intl.DateTimeFormat('en-US', {dateStyle: 'full'});

const formatDay = (date: Date, context: AxisValueFormatterContext) =>
  context.location === 'tick' ? short.format(date) : full.format(date);

const days = Array.from({length: 122}, (_, day) => new Date(2025, 4, 1 + day));
const xAxis: LineChartProps['xAxis'] = [
  {data: days, scaleType: 'time', valueFormatter: formatDay},
];
// series: [{data: [1420, 1508, 1066, …], label: 'Sessions'}], one value per day
// #endregion

const yAxis = [{label: 'Sessions per day', width: 70, min: 0}];

/** Fewer sessions on weekends, with a slow rise over the summer. */
const sessions = days.map((date, index) =>
  Math.round(
    1480 + index * 4.2 + 90 * Math.sin(index / 6) - (date.getDay() % 6 === 0 ? 520 : 0),
  ),
);
const series = [{data: sessions, label: 'Sessions', showMark: false}];

export default function FormattedDates() {
  return (
    <LineChart
      title="Website sessions by day, from May to August 2025"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
