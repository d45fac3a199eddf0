import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
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
      hideLegend
      categoryAxis={categoryAxis}
      series={[{data: [{value: 820}, {value: 310}, {value: 96}, {value: 24}]}]}
      height={280}
      title="Applicants by step of hiring"
    />
  );
}
// #endregion
