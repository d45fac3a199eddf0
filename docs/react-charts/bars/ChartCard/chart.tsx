import {BarChart} from '@mui/x-charts/BarChart';

export default function Chart() {
  return (
    <BarChart
      hideLegend
      xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], position: 'none'}]}
      yAxis={[{position: 'none'}]}
      series={[{data: [320, 280, 305, 340, 520], label: 'Passengers'}]}
      margin={0}
      height={120}
    />
  );
}
