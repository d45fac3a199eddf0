import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const categoryAxis = {
  categories: ['Applied', 'Screened', 'Interviewed', 'Hired'],
  position: 'left' as const,
  size: 90,
  disableLine: true,
  disableTicks: true,
};

export default function CategoryNames() {
  return (
    <FunnelChart
      colors={colors}
      hideLegend
      categoryAxis={categoryAxis}
      series={[{data: [{value: 820}, {value: 310}, {value: 96}, {value: 24}]}]}
      height={280}
      title="Applicants by step of hiring"
    />
  );
}
// #endregion
