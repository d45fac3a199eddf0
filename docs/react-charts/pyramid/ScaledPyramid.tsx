import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const categoryAxis = {
  categories: ['Applied', 'Screened', 'Interviewed'],
  scaleType: 'linear' as const,
  position: 'left' as const,
  size: 90,
};

export default function ScaledPyramid() {
  return (
    <FunnelChart
      colors={colors}
      hideLegend
      categoryAxis={categoryAxis}
      series={[{data: [{value: 820}, {value: 310}, {value: 150}], curve: 'pyramid'}]}
      gap={4}
      height={300}
      title="Applicants by step of hiring"
    />
  );
}
// #endregion
