import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b'];

// #region preview
const categoryAxis = {
  categories: ['Applied', 'Screened', 'Interviewed'],
  scaleType: 'linear' as const,
  position: 'left' as const,
  size: 90,
};
const series = [
  {data: [{value: 820}, {value: 310}, {value: 150}], curve: 'pyramid' as const},
];
// #endregion

export default function ScaledPyramid() {
  return (
    <FunnelChart
      colors={colors}
      hideLegend
      categoryAxis={categoryAxis}
      series={series}
      gap={4}
      height={300}
      title="Applicants by hiring stage"
    />
  );
}
