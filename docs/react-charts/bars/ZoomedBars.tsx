import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';

// #region preview
const days = Array.from({length: 60}, (_, index) => index + 1);
const passengers = days.map((day) =>
  Math.round(420 + 180 * Math.sin(day / 4) + (day % 7) * 25),
);

export default function ZoomedBars() {
  return (
    <BarChartPro
      title="Passengers per day of the summer"
      xAxis={[
        {
          id: 'day',
          data: days,
          scaleType: 'band',
          label: 'Day of the summer',
          zoom: true,
        },
      ]}
      series={[{data: passengers, label: 'Passengers'}]}
      yAxis={[{label: 'Passengers'}]}
      hideLegend
      initialZoom={[{axisId: 'day', start: 20, end: 50}]}
      height={300}
    />
  );
}
// #endregion
