import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis} from '../data';

const paper =
  '[&_.MuiChartsTooltip-paper]:[outline:2px_solid_currentColor] [&_.MuiChartsTooltip-paper]:drop-shadow-lg';
const cells =
  '[&_.MuiChartsTooltip-mark]:[transform:rotate(45deg)] [&_.MuiChartsTooltip-valueCell]:underline';

export default function StyledTooltip() {
  return (
    // #region preview
    <BarChart
      xAxis={xAxis}
      series={series}
      height={300}
      slotProps={{tooltip: {disablePortal: true, className: `${paper} ${cells}`}}}
    />
    // #endregion
  );
}
