import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {id: 'online', data: [142, 158, 197, 263], label: 'Online', color: '#2563eb'},
  {id: 'stores', data: [161, 166, 172, 189], label: 'Stores', color: '#c2410c'},
];

// #region preview
// By default, the focus ring of a bar has the color of the bar.
const focusRing = {
  '& [data-focused=true]': {
    outline: '3px solid',
    outlineColor: 'text.primary',
    outlineOffset: '2px',
  },
};
// series: [{data: [142, 158, 197, 263], label: 'Online', …}, …]
// <BarChart enableKeyboardNavigation sx={focusRing} series={series} … />
// #endregion

export default function KeyboardBars() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      enableKeyboardNavigation
      sx={focusRing}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
