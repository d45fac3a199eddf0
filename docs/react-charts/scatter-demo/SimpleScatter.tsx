import {ScatterChart} from '@mui/x-charts/ScatterChart';

const riverside = [
  {id: 'R1', x: 480, y: 1290},
  {id: 'R2', x: 560, y: 1410},
  {id: 'R3', x: 610, y: 1580},
  {id: 'R4', x: 690, y: 1640},
  {id: 'R5', x: 740, y: 1890},
  {id: 'R6', x: 830, y: 1870},
  {id: 'R7', x: 900, y: 2150},
  {id: 'R8', x: 980, y: 2240},
];
const hillside = [
  {id: 'H1', x: 500, y: 980},
  {id: 'H2', x: 590, y: 1120},
  {id: 'H3', x: 650, y: 1150},
  {id: 'H4', x: 720, y: 1330},
  {id: 'H5', x: 790, y: 1360},
  {id: 'H6', x: 860, y: 1490},
  {id: 'H7', x: 950, y: 1560},
  {id: 'H8', x: 1040, y: 1780},
];

// #region preview
const xAxis = [{label: 'Size (sq ft)'}];
const yAxis = [{label: 'Rent ($ per month)', width: 75}];
const series = [
  {label: 'Riverside', data: riverside}, // [{id: 'R1', x: 480, y: 1290}, …]
  {label: 'Hillside', data: hillside}, // [{id: 'H1', x: 500, y: 980}, …]
];
const grid = {horizontal: true, vertical: true};

export default function SimpleScatter() {
  return (
    <ScatterChart
      title="Size and rent of apartments in two neighborhoods"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={grid}
      height={320}
    />
  );
}
// #endregion
