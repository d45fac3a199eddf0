import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const formatTime = (value: number | null) => (value === null ? null : `${value} ms`);

const xAxis = [
  {data: [1, 2, 3, 4, 5, 6, 7, 8], hideTooltip: true, tickMinStep: 1, label: 'Deploy'},
];
const yAxis = [{label: 'Response time (ms)', width: 60}];
const series = [
  {
    label: 'API',
    data: [146, 131, 138, 124, 119, 127, 116, 112],
    valueFormatter: formatTime,
  },
  {
    label: 'Search',
    // For deploys 5 and 6, the tooltip has no row for this series.
    data: [188, 172, 165, 159, null, null, 141, 136],
    valueFormatter: formatTime,
  },
];
// #endregion

export default function HiddenValues() {
  return (
    <LineChart
      title="Response time after each deploy"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    />
  );
}
