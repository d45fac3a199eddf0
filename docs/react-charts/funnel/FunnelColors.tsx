import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#4580c4', '#2b84b5'];
const data = [
  {value: 4200, label: 'Viewed product'},
  {value: 2650, label: 'Added to cart'},
  {value: 1480, label: 'Checked out'},
  {value: 1130, label: 'Paid', color: '#2f8a6b'},
];
const series = [{data}];

export default function FunnelColors() {
  return (
    <FunnelChart
      colors={colors}
      series={series}
      height={280}
      title="Visitors of an online store by checkout step"
    />
  );
}
// #endregion
