import {FunnelChart, type FunnelValueType} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

// #region preview
const data = [
  {value: 4200, label: 'Viewed product'},
  {value: 2650, label: 'Added to cart'},
  {value: 1480, label: 'Checked out'},
  {value: 1130, label: 'Paid'},
];

const toPercent = (value: number) => `${Math.round((value / 4200) * 100)}%`;
const valueFormatter = ({value}: FunnelValueType) =>
  `${value.toLocaleString('en-US')} (${toPercent(value)})`;
const series = [{data, valueFormatter}];

// <FunnelChart hideLegend series={series} height={300} />
// #endregion

export default function FunnelFormat() {
  return (
    <FunnelChart
      hideLegend
      colors={colors}
      series={series}
      height={280}
      title="Checkout steps in percent of the visitors"
    />
  );
}
