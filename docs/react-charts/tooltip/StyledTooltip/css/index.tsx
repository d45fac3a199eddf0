import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledTooltip() {
  return (
    // #region preview
    <BarChart
      title="Ferry passengers by season and route"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      slotProps={{tooltip: {disablePortal: true, className: 'passengers'}}}
    />
    // #endregion
  );
}
