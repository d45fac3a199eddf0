import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7, 8, 9], position: 'none' as const}];
const yAxis = [{position: 'none' as const, domainLimit: 'strict' as const}];
const series = [
  {
    data: [1120, 1180, 1090, 1260, 1340, 1310, 1450, 1520, 1610],
    label: 'Visitors per week',
    showMark: false,
  },
];
// #endregion

export default function TinyLine() {
  return (
    <LineChart
      title="Visitors per week over nine weeks"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      margin={8}
      height={120}
    />
  );
}
