import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';

// #region preview
const legendStyles = [
  'rounded-lg border border-solid border-current !px-4 !py-2',
  '[&_.MuiChartsLegend-mark]:[transform:scale(1.3)]',
  '[&_.MuiChartsLegend-label]:[letter-spacing:0.04em]',
  '[&_[data-series=night]_.MuiChartsLegend-label]:italic',
];

export default function StyledLegend() {
  return (
    <BarChart
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="Ferry passengers by season and route"
      slotProps={{legend: {className: legendStyles.join(' ')}}}
    />
  );
}
// #endregion
