import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis} from '../data';
import './styles.css';

export default function StyledTooltip() {
  return (
    // #region preview
    <BarChart
      xAxis={xAxis}
      series={series}
      height={300}
      slotProps={{tooltip: {disablePortal: true, className: 'passengers'}}}
    />
    // #endregion
  );
}
