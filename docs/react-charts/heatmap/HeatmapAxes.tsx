import {Heatmap} from '@mui/x-charts-pro/Heatmap';

const weeks = [3, 10, 17, 24].map((day) => new Date(2025, 2, day));
const week = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});

// #region preview
// weeks: [new Date(2025, 2, 3), …], week: new Intl.DateTimeFormat('en-US', …)
const xAxis = [
  {
    data: weeks,
    position: 'top' as const,
    label: 'Week of',
    valueFormatter: (date: Date) => week.format(date),
  },
];
const yAxis = [
  {
    data: ['New York', 'Chicago', 'Denver'],
    width: 72,
    reverse: true,
    disableTicks: true,
  },
];
// #endregion

const zAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: 0,
      max: 100,
      color: ['#e3f4ec', '#1f6b4a'] as const,
    },
  },
];
const occupancy = [
  [64, 71, 83, 78],
  [52, 58, 66, 61],
  [38, 45, 57, 49],
].flatMap((row, city) => row.map((value, index) => [index, city, value] as const));
const series = [{data: occupancy, label: 'Occupancy (%)'}];

export default function HeatmapAxes() {
  return (
    <Heatmap xAxis={xAxis} yAxis={yAxis} zAxis={zAxis} series={series} height={240}>
      <title>Hotel occupancy by city and week, in percent</title>
    </Heatmap>
  );
}
