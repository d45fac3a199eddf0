import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const highlightScope = {highlight: 'series', fade: 'global'} as const;
const series = [
  {label: 'Boston', data: [186, 172, 159, 148, 139, 136], highlightScope},
  {label: 'Chicago', data: [161, 152, 164, 171, 178, 187], highlightScope},
  {label: 'Dallas', data: [154, 149, 137, 132, 128, 117], highlightScope},
  {label: 'Denver', data: [98, 109, 121, 119, 130, 144], highlightScope},
  {label: 'Miami', data: [142, 116, 99, 88, 81, 79], highlightScope},
  {label: 'Seattle', data: [75, 84, 86, 99, 108, 126], highlightScope},
];
const slotProps = {tooltip: {trigger: 'item' as const}};
// #endregion

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, width: 60}];

export default function ManyLines() {
  return (
    <LineChart
      title="Revenue of six stores by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slotProps={slotProps}
      height={320}
    />
  );
}
