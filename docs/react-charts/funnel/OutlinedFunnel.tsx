import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
];

export default function OutlinedFunnel() {
  return (
    <FunnelChart
      series={[{data, variant: 'outlined', curve: 'bump'}]}
      gap={6}
      height={280}
      title="Applicants by step of hiring"
    />
  );
}
// #endregion
