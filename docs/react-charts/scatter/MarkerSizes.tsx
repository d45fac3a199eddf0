import {ScatterChart} from '@mui/x-charts/ScatterChart';

const email = [
  {id: 'E1', x: 28, y: 64},
  {id: 'E2', x: 34, y: 72},
  {id: 'E3', x: 41, y: 89},
  {id: 'E4', x: 47, y: 94},
  {id: 'E5', x: 52, y: 112},
  {id: 'E6', x: 58, y: 109},
  {id: 'E7', x: 63, y: 131},
  {id: 'E8', x: 71, y: 136},
];
const search = [
  {id: 'S1', x: 31, y: 48},
  {id: 'S2', x: 38, y: 56},
  {id: 'S3', x: 45, y: 61},
  {id: 'S4', x: 51, y: 73},
  {id: 'S5', x: 57, y: 76},
  {id: 'S6', x: 64, y: 85},
  {id: 'S7', x: 69, y: 88},
  {id: 'S8', x: 77, y: 104},
];

// #region preview
// email: [{id: 'E1', x: 28, y: 64}, …], search: [{id: 'S1', x: 31, y: 48}, …]
const series = [
  {
    label: 'Email',
    data: email,
    markerSize: 7,
    labelMarkType: 'square' as const,
  },
  {label: 'Search', data: search, markerSize: 3},
];
// #endregion

const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function MarkerSizes() {
  return (
    <ScatterChart
      title="Spend and revenue of email and search campaigns"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
