import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
];

export default function LyingPyramid() {
  return (
    <FunnelChart
      series={[{data, curve: 'pyramid', layout: 'horizontal', variant: 'outlined'}]}
      gap={6}
      height={240}
      title="Applicants by step of hiring"
    />
  );
}
// #endregion
