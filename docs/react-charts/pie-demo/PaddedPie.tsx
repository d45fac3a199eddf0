import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const series = [
  {
    data: [
      {id: 'billing', value: 62, label: 'Billing'},
      {id: 'shipping', value: 48, label: 'Shipping'},
      {id: 'returns', value: 31, label: 'Returns'},
      {id: 'account', value: 14, label: 'Account'},
    ],
    innerRadius: '45%',
    paddingAngle: 5,
    cornerRadius: 8,
  },
];
// #endregion

export default function PaddedPie() {
  return (
    <PieChart
      title="Support tickets by topic"
      series={series}
      width={220}
      height={220}
    />
  );
}
