import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

// #region preview
const categoryAxis = {
  categories: ['Viewed product', 'Added to cart', 'Checked out', 'Paid'],
  scaleType: 'linear' as const,
  position: 'left' as const,
  size: 110,
};
const series = [{data: [{value: 4200}, {value: 2650}, {value: 1480}, {value: 1130}]}];

// <FunnelChart hideLegend categoryAxis={categoryAxis} series={series} height={300} />
// #endregion

export default function HeightByValue() {
  return (
    <FunnelChart
      hideLegend
      colors={colors}
      categoryAxis={categoryAxis}
      series={series}
      height={300}
      title="Visitors of an online store by checkout step"
    />
  );
}
