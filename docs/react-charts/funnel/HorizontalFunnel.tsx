import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
  {value: 24, label: 'Hired'},
];
const series = [{data, layout: 'horizontal' as const}];

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      colors={colors}
      series={series}
      height={220}
      title="Applicants by hiring step"
    />
  );
}
// #endregion
