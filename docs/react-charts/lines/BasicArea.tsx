import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const revenue = [142, 158, 151, 176, 189, 197];

const xAxis = [{data: months, scaleType: 'point' as const}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [{data: revenue, label: 'Revenue', area: true, showMark: false}];

export default function BasicArea() {
  return (
    <LineChart
      title="Revenue by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    />
  );
}
// #endregion
