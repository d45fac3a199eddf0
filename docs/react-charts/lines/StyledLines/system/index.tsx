import {
  LineChart,
  lineElementClasses,
  type LineChartProps,
} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [
  {id: 'actual', data: [310, 325, 341, 338, 372, 395, 420], label: 'Actual'},
  {id: 'expected', data: [300, 318, 330, 345, 360, 380, 400], label: 'Expected'},
];

const sx: LineChartProps['sx'] = {
  [`& .${lineElementClasses.root}`]: {strokeWidth: 3, strokeLinecap: 'round'},
  [`& .${lineElementClasses.root}[data-series="expected"]`]: {strokeDasharray: '2 6'},
  '& [data-series="expected"] .MuiMarkElement-root': {
    fill: 'currentColor',
    strokeWidth: 0,
  },
};
// #endregion

export default function StyledLines() {
  return (
    <LineChart
      title="Actual and expected orders per week"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={300}
    />
  );
}
