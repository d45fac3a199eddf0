import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';

// #region preview
const paper =
  '[&_.MuiChartsTooltip-paper]:[outline:2px_solid_currentColor] [&_.MuiChartsTooltip-paper]:drop-shadow-lg';
const cells =
  '[&_.MuiChartsTooltip-mark]:[transform:rotate(45deg)] [&_.MuiChartsTooltip-valueCell]:underline';

// series: [{data: [142, 158, 197, 263], label: 'Online'}, …]
// Pass it to the chart: <BarChart slotProps={slotProps} … />
const slotProps = {tooltip: {disablePortal: true, className: `${paper} ${cells}`}};
// #endregion

export default function StyledTooltip() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      slotProps={slotProps}
    />
  );
}
