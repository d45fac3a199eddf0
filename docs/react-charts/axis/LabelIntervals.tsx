import {BarChart} from '@mui/x-charts/BarChart';

const days = Array.from({length: 30}, (_, index) => index + 1);
const passengers = days.map((day) => 900 + ((day * 37) % 11) * 28 + (day % 7 > 4 ? 520 : 0));

export default function LabelIntervals() {
  return (
    // #region preview
    <BarChart
      hideLegend
      xAxis={[
        {
          data: days,
          label: 'Day of June',
          tickPlacement: 'middle',
          tickLabelInterval: (day) => day === 1 || day % 5 === 0,
        },
      ]}
      series={[{data: passengers, label: 'Passengers'}]}
      height={300}
    />
    // #endregion
  );
}
