import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis} from '../data';
import './styles.css';

export default function StyledBars() {
  return (
    // #region preview
    <BarChart className="forecast" xAxis={xAxis} series={series} height={300} />
    // #endregion
  );
}
