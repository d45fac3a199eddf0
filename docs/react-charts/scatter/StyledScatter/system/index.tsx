import {ScatterChart, scatterClasses} from '@mui/x-charts/ScatterChart';

const email = [
  {id: 'E1', x: 28, y: 64},
  {id: 'E2', x: 52, y: 112},
  {id: 'E3', x: 71, y: 136},
];
const search = [
  {id: 'S1', x: 31, y: 48},
  {id: 'S2', x: 57, y: 76},
  {id: 'S3', x: 77, y: 104},
];
const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

// #region preview
// email and search: [{id: 'E1', x: 28, y: 64}, …]
const series = [
  {id: 'email', label: 'Email', data: email, markerSize: 7},
  {
    id: 'search',
    label: 'Search',
    data: search,
    markerSize: 7,
    highlightScope: {highlight: 'item' as const},
  },
];

const circle = `.${scatterClasses.root}[data-series="search"] circle`;
const sx = {
  [`& ${circle}`]: {fillOpacity: 0.2, stroke: 'currentColor', strokeWidth: 1.5},
  [`& ${circle}[data-highlighted="true"]`]: {strokeWidth: 4},
};
// #endregion

export default function StyledScatter() {
  return (
    <ScatterChart
      title="Spend and revenue of email and search campaigns"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      sx={sx}
    />
  );
}
