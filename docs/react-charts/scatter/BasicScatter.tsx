import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const email = [
  {id: 'E1', x: 28, y: 64},
  {id: 'E2', x: 34, y: 72},
  {id: 'E3', x: 41, y: 89},
  {id: 'E4', x: 47, y: 94},
  {id: 'E5', x: 52, y: 112},
  {id: 'E6', x: 58, y: 109},
];
const search = [
  {id: 'S1', x: 31, y: 48},
  {id: 'S2', x: 38, y: 56},
  {id: 'S3', x: 45, y: 61},
  {id: 'S4', x: 51, y: 73},
  {id: 'S5', x: 57, y: 76},
  {id: 'S6', x: 64, y: 85},
];
const series = [
  {label: 'Email', data: email},
  {label: 'Search', data: search},
];
// #endregion

const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function BasicScatter() {
  return (
    <ScatterChart
      title="Spend and revenue of email and search campaigns"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    />
  );
}
