import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';

// #region preview
const shortDate = new Intl.DateTimeFormat('en-US', {weekday: 'short', day: 'numeric'});
const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'full'});

const xAxis: BarChartProps['xAxis'] = [
  {
    data: [3, 4, 5, 6, 7].map((day) => new Date(2025, 10, day)),
    scaleType: 'band',
    valueFormatter: (day: Date, {location}: AxisValueFormatterContext) =>
      (location === 'tick' ? shortDate : longDate).format(day),
  },
];
// #endregion

const yAxis = [{label: 'Orders'}];
const series = [{data: [118, 124, 122, 131, 147], label: 'Orders'}];

export default function TimeBars() {
  return (
    <BarChart
      title="Orders per day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
