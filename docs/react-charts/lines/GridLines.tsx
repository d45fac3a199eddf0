import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const grid = {horizontal: true, vertical: true};
const xAxis = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    scaleType: 'point' as const,
    disableLine: true,
    disableTicks: true,
  },
];
const yAxis = [
  {label: 'Visitors (1,000)', min: 0, disableLine: true, disableTicks: true},
];
const series = [{data: [142, 158, 151, 176, 189, 197], label: 'Visitors'}];
// #endregion

export default function GridLines() {
  return (
    <LineChart
      title="Website visitors per month"
      hideLegend
      grid={grid}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
