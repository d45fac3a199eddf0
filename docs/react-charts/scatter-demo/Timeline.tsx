import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const teams = ['Billing', 'Technical', 'Sales'];
const tickets = [
  [21, 48, 9], // Monday: Billing, Technical, Sales
  [34, 39, 14],
  [18, 62, 0],
  [27, 51, 11],
  [42, 30, 6],
];

// One series for each bubble.
const series = tickets.flatMap((counts, day) =>
  counts.map((count, team) => ({
    label: `${teams[team]}, ${days[day]}`,
    color: '#3f6fe0',
    markerSize: 2.4 * Math.sqrt(count), // The area is proportional to the count.
    data: count > 0 ? [{id: `${day}-${team}`, x: day, y: team}] : [],
    valueFormatter: () => `${count} tickets`,
  })),
);
// #endregion

const xAxis = [
  {
    min: -0.7,
    max: 4.7,
    tickInterval: [0, 1, 2, 3, 4],
    valueFormatter: (day: number) => days[day] ?? '',
  },
];
const yAxis = [
  {
    min: -0.6,
    max: 2.6,
    tickInterval: [0, 1, 2],
    width: 90,
    valueFormatter: (team: number) => teams[team] ?? '',
  },
];

export default function Timeline() {
  return (
    <ScatterChart
      title="Support tickets by team and weekday"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    />
  );
}
