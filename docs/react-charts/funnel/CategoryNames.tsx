import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

// #region preview
const categoryAxis = {
  categories: ['Applied', 'Screened', 'Interviewed', 'Hired'],
  position: 'left' as const,
  size: 90,
  disableLine: true,
  disableTicks: true,
};
const series = [{data: [{value: 820}, {value: 310}, {value: 96}, {value: 24}]}];

// <FunnelChart hideLegend categoryAxis={categoryAxis} series={series} height={300} />
// #endregion

export default function CategoryNames() {
  return (
    <FunnelChart
      hideLegend
      colors={colors}
      categoryAxis={categoryAxis}
      series={series}
      height={280}
      title="Applicants by hiring step"
    />
  );
}
