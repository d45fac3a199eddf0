import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const categoryAxis = {
  categories: ['Applied', 'Screened', 'Interviewed'],
  scaleType: 'linear' as const,
  position: 'left' as const,
  size: 90,
};

export default function ScaledPyramid() {
  return (
    <FunnelChart
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
