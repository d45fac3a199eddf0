import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
  {value: 24, label: 'Hired'},
];
const series = [{data, variant: 'outlined' as const, curve: 'bump' as const}];

export default function OutlinedFunnel() {
  return (
    <FunnelChart
      series={series}
      gap={6}
      height={280}
      title="Applicants by hiring step"
    />
  );
}
// #endregion
