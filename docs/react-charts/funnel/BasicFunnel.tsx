import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const title = 'Visitors of an online store by checkout step';

// #region preview
const series = [
  {
    data: [
      {id: 'product', value: 4200, label: 'Viewed product'},
      {id: 'cart', value: 2650, label: 'Added to cart'},
      {id: 'checkout', value: 1480, label: 'Checked out'},
      {id: 'paid', value: 1130, label: 'Paid'},
    ],
  },
];

export default function BasicFunnel() {
  // colors: ['#5b7bd5', '#7e6bd1', …]
  return <FunnelChart title={title} colors={colors} series={series} height={300} />;
}
// #endregion
