import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';

// #region preview
const paper =
  '[&_.MuiChartsTooltip-paper]:[outline:2px_solid_currentColor] [&_.MuiChartsTooltip-paper]:drop-shadow-lg';
const cells =
  '[&_.MuiChartsTooltip-mark]:[transform:rotate(45deg)] [&_.MuiChartsTooltip-valueCell]:underline';

export default function StyledTooltip() {
  return (
    <BarChart
      title="Ferry passengers by season and route"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      slotProps={{tooltip: {disablePortal: true, className: `${paper} ${cells}`}}}
    />
  );
}
// #endregion
