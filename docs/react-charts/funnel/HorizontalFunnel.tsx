import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
  {value: 24, label: 'Hired'},
];

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      series={[{data, layout: 'horizontal'}]}
      height={220}
      title="Applicants by step of hiring"
    />
  );
}
// #endregion
