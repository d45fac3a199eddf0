import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];

const online = {
  id: 'online',
  label: 'Online',
  color: '#2563eb',
  data: [42, 47, 53, 49, 58, 64],
};
const stores = {
  id: 'stores',
  label: 'Stores',
  color: '#c2410c',
  data: [61, 58, 57, 55, 54, 52],
};
const partners = {
  id: 'partners',
  label: 'Partners',
  color: '#0f766e',
  data: [18, 19, 22, 24, 23, 27],
};

// #region preview
// online, stores, and partners: {id: 'online', label: 'Online', data: [42, 47, …]}
const series = [
  {...online, shape: 'circle' as const},
  {...stores, shape: 'square' as const},
  {...partners, shape: 'star' as const},
];
const dashes = {
  '& .MuiLineElement-root[data-series="stores"]': {strokeDasharray: '8 4'},
  '& .MuiLineElement-root[data-series="partners"]': {strokeDasharray: '2 4'},
};
// <LineChart series={series} sx={dashes} … />
// #endregion

export default function DistinctLines() {
  return (
    <LineChart
      title="Revenue by month and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={dashes}
      height={300}
    />
  );
}
