import {LineChart} from '@mui/x-charts/LineChart';
import type {AxisValueFormatterContext} from '@mui/x-charts/models';
import {summer} from '../data/summer';

// #region preview
const short = new Intl.DateTimeFormat('en', {month: 'short', day: 'numeric'});
const full = new Intl.DateTimeFormat('en', {dateStyle: 'full'});

function formatDay(date: Date, context: AxisValueFormatterContext) {
  return (context.location === 'tick' ? short : full).format(date);
}

export default function FormattedDates() {
  return (
    <LineChart
      hideLegend
      // summer.days holds 123 Date objects, one for each day.
      xAxis={[{data: summer.days, scaleType: 'time', valueFormatter: formatDay}]}
      yAxis={[{label: 'Passengers a day', width: 65, min: 0}]}
      series={[{data: summer.passengers, label: 'Passengers', showMark: false}]}
      height={300}
      title="Passengers of the island boat by day"
    />
  );
}
// #endregion
