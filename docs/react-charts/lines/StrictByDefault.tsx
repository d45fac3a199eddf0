import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const experimentalFeatures = {preferStrictDomainInLineCharts: true};
const xAxis = [{data: [3, 5, 8, 13, 17, 21, 26, 28], label: 'Day of May'}];
const yAxis = [{min: 0, label: 'Open tickets'}];
const series = [{data: [29, 24, 26, 18, 14, 17, 12, 13], label: 'Open tickets'}];

export default function StrictByDefault() {
  return (
    <LineChart
      title="Open tickets in May"
      experimentalFeatures={experimentalFeatures}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
// #endregion
