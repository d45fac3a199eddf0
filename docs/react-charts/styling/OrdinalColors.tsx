import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [
  {
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    colorMap: {
      type: 'ordinal' as const,
      values: ['Sat', 'Sun'],
      colors: ['#d1495b', '#d9822b'],
      unknownColor: '#7f8fa6', // all other days
    },
  },
];
const series = [{data: [320, 280, 305, 340, 520, 610, 390], label: 'Orders'}];
// #endregion

const yAxis = [{label: 'Orders'}];

export default function OrdinalColors() {
  return (
    <BarChart
      hideLegend
      title="Orders by weekday"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    />
  );
}
