import {BarChart} from '@mui/x-charts/BarChart';

export default function RoundedBars() {
  return (
    // #region preview
    <BarChart
      title="Arrivals and departures at a pier"
      borderRadius={8}
      xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}]}
      yAxis={[{label: 'Passengers', width: 70}]}
      series={[
        {data: [320, 280, 305, 340, 520, 610, 390], label: 'Arrived', stack: 'pier'},
        {
          data: [-290, -310, -295, -330, -410, -480, -640],
          label: 'Departed',
          stack: 'pier',
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
