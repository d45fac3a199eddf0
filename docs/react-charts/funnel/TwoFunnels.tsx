import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

// #region preview
const categoryAxis = {
  categories: ['Viewed product', 'Added to cart', 'Checked out', 'Paid'],
  position: 'left' as const,
  size: 110,
};
const data2024 = [{value: 3900}, {value: 2100}, {value: 1320}, {value: 760}];
const data2025 = [{value: 4200}, {value: 2650}, {value: 1480}, {value: 1130}];
const series = [
  {id: '2024', data: data2024, sectionLabel: false as const},
  {id: '2025', data: data2025, variant: 'outlined' as const},
];

// <FunnelChart hideLegend categoryAxis={categoryAxis} series={series} height={300} />
// #endregion

export default function TwoFunnels() {
  return (
    <FunnelChart
      hideLegend
      colors={colors}
      categoryAxis={categoryAxis}
      series={series}
      height={300}
      title="Checkout steps in 2025 (outlined) and 2024"
    />
  );
}
