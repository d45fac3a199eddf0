import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledLegend() {
  return (
    // #region preview
    <BarChart
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="Ferry passengers by season and route"
      slotProps={{legend: {className: 'routes'}}}
    />
    // #endregion
  );
}
