import {BarChart} from '@mui/x-charts/BarChart';

export default function TinyBars() {
  return (
    // #region preview
    <BarChart
      title="Arrivals per day of a week"
      hideLegend
      xAxis={[
        {data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], position: 'none'},
      ]}
      yAxis={[{position: 'none'}]}
      series={[{data: [320, 280, 305, 340, 520, 610, 390], label: 'Arrivals'}]}
      borderRadius={3}
      margin={4}
      height={120}
    />
    // #endregion
  );
}
