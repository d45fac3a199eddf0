import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';
import './styles.css';

// #region preview
// styles.css: .revenue .MuiChartsTooltip-paper {outline: 2px solid currentcolor}
const slotProps = {tooltip: {disablePortal: true, className: 'revenue'}};

// series: [{data: [142, 158, 197, 263], label: 'Online'}, …]
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
// #endregion
