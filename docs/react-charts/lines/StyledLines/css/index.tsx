import {LineChart} from '@mui/x-charts/LineChart';
import {series, xAxis} from '../data';
import './styles.css';

export default function StyledLines() {
  return (
    // #region preview
    <LineChart className="night" xAxis={xAxis} series={series} height={300} />
    // #endregion
  );
}
