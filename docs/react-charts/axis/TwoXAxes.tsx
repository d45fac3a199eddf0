import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const KILOMETERS_PER_MILE = 1.609344;
const max = 40; // miles

const xAxis = [
  {
    id: 'miles',
    data: [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40],
    label: 'Distance (mi)',
    min: 0,
    max,
  },
  {
    id: 'kilometers',
    label: 'Distance (km)',
    position: 'top' as const,
    min: 0,
    max: max * KILOMETERS_PER_MILE,
  },
];
// #endregion

const yAxis = [{label: 'Battery charge (%)', min: 0, max: 100}];
const series = [
  {
    xAxisId: 'miles',
    data: [100, 94, 89, 81, 76, 70, 61, 55, 48, 43, 36],
    label: 'Charge',
    showMark: false,
  },
];

export default function TwoXAxes() {
  return (
    <LineChart
      title="Battery charge of a delivery van by distance"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    />
  );
}
