import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const grid = {horizontal: true, vertical: true};
const xAxis = [{label: 'Spend ($1,000)', min: 0, max: 100}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60, min: 0, max: 150}];
const data = [
  {id: 'S1', x: 31, y: 48},
  {id: 'S2', x: 38, y: 56},
  {id: 'S3', x: 45, y: 61},
  {id: 'S4', x: 51, y: 73},
  {id: 'S5', x: 57, y: 76},
  {id: 'S6', x: 64, y: 85},
  {id: 'S7', x: 69, y: 88},
  {id: 'S8', x: 77, y: 104},
];
const series = [{label: 'Search', data}];
// #endregion

export default function GridScatter() {
  return (
    <ScatterChart
      title="Spend and revenue of search campaigns"
      grid={grid}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
