import {LineChart} from '@mui/x-charts/LineChart';

export default function StrictByDefault() {
  return (
    // #region preview
    <LineChart
      title="Water level of a river in May"
      experimentalFeatures={{preferStrictDomainInLineCharts: true}}
      xAxis={[{data: [3, 5, 8, 13, 17, 21, 26, 28], label: 'Day of May'}]}
      yAxis={[{min: 0, label: 'Water level (m)'}]}
      series={[{data: [2.9, 2.4, 2.6, 1.8, 1.4, 1.7, 1.2, 1.3], label: 'Water level'}]}
      hideLegend
      height={300}
    />
    // #endregion
  );
}
