import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [
  {
    data: Array.from({length: 17}, (_, index) => index + 6),
    label: 'Hour of the day',
  },
];

// #region preview
const yAxis = [
  {
    label: 'Visits',
    colorMap: {
      type: 'continuous' as const,
      min: 0,
      max: 170,
      // t is 0 at min and 1 at max.
      color: (t: number) =>
        `hsl(${Math.round(265 - t * 225)} 70% ${Math.round(35 + t * 15)}%)`,
    },
  },
];
const series = [
  {
    data: [12, 24, 58, 91, 124, 143, 152, 163, 166, 160, 147, 136, 118, 96, 75, 43, 22],
    label: 'Visits',
  },
];
// #endregion

export default function ContinuousFunction() {
  return (
    <BarChart
      hideLegend
      title="Website visits by hour of the day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    />
  );
}
