import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const days = [3, 4, 5, 6, 7].map((day) => new Date(2025, 7, day));

const shortDate = new Intl.DateTimeFormat('en', {weekday: 'short', day: 'numeric'});
const longDate = new Intl.DateTimeFormat('en', {dateStyle: 'full'});

export default function TimeBars() {
  return (
    <BarChart
      title="Departures per day"
      xAxis={[
        {
          data: days,
          scaleType: 'band',
          valueFormatter: (day: Date, {location}) =>
            (location === 'tick' ? shortDate : longDate).format(day),
        },
      ]}
      yAxis={[{label: 'Departures'}]}
      series={[{data: [18, 18, 22, 31, 27], label: 'Departures'}]}
      hideLegend
      height={300}
    />
  );
}
// #endregion
