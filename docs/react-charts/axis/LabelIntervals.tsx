import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const days = Array.from({length: 30}, (_, index) => index + 1);
const passengers = days.map(
  (day) => 900 + ((day * 37) % 11) * 28 + (day % 7 > 4 ? 520 : 0),
);

const everyFifth = (day: number) => day === 1 || day % 5 === 0;

export default function LabelIntervals() {
  return (
    <BarChart
      hideLegend
      xAxis={[
        {
          data: days,
          label: 'Day of June',
          tickPlacement: 'middle',
          tickLabelInterval: everyFifth,
        },
      ]}
      yAxis={[{label: 'Passengers', width: 65}]}
      series={[{data: passengers, label: 'Passengers'}]}
      height={300}
      title="Ferry passengers by day of June"
    />
  );
}
// #endregion
