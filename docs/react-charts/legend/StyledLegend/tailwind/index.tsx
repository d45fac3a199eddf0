import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis} from '../data';

const box = 'rounded-lg border border-solid border-current !px-4 !py-2';
const parts =
  '[&_.MuiChartsLegend-mark]:[transform:scale(1.3)] [&_.MuiChartsLegend-label]:[letter-spacing:0.04em]';

export default function StyledLegend() {
  return (
    // #region preview
    <BarChart
      xAxis={xAxis}
      series={series}
      height={300}
      slotProps={{legend: {className: `${box} ${parts}`}}}
    />
    // #endregion
  );
}
