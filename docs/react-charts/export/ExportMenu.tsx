import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';

// #region preview
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const xAxis = [{data: months, scaleType: 'point' as const}];
const yAxis = [{label: 'Visitors (thousands)', min: 0}];
const series = [
  {label: 'Website visitors', data: [41, 44, 52, 49, 57, 63, 60, 68], area: true},
];

export default function ExportMenu() {
  return (
    <LineChartPro
      showToolbar
      title="Website visitors by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    />
  );
}
// #endregion
