import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const series = [
  {
    curve: 'pyramid' as const,
    layout: 'horizontal' as const,
    variant: 'outlined' as const,
    data: [
      {value: 820, label: 'Applied'},
      {value: 310, label: 'Screened'},
      {value: 96, label: 'Interviewed'},
    ],
  },
];
// #endregion

export default function LyingPyramid() {
  return (
    <FunnelChart
      series={series}
      gap={6}
      height={240}
      title="Applicants by hiring stage"
    />
  );
}
