import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const yAxis = [
  {
    label: 'Profit ($1,000)',
    width: 60,
    colorMap: {
      type: 'piecewise' as const,
      thresholds: [0],
      colors: ['#d1495b', '#3f7fd0'], // below, above
    },
  },
];
const series = [
  {data: [-28, -11, 6, 19, 12, -4], label: 'Profit', shape: 'diamond' as const},
];
// #endregion

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const wideLine = {'& .MuiLineElement-root': {strokeWidth: 3}};

export default function ThresholdColor() {
  return (
    <LineChart
      title="Profit by month, red below zero"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={wideLine}
      height={300}
    />
  );
}
