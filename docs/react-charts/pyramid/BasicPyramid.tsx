import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

// #region preview
const series = [
  {
    curve: 'pyramid' as const,
    data: [
      {value: 4200, label: 'Viewed product'},
      {value: 2650, label: 'Added to cart'},
      {value: 1480, label: 'Started checkout'},
      {value: 1130, label: 'Paid'},
    ],
  },
];
// #endregion

export default function BasicPyramid() {
  return (
    <FunnelChart
      colors={colors}
      series={series}
      gap={4}
      height={300}
      title="Visitors from product page to payment"
    />
  );
}
