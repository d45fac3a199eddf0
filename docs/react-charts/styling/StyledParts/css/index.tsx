import {LineChart} from '@mui/x-charts/LineChart';
import {grid, series, xAxis} from '../data';
import './styles.css';

export default function StyledParts() {
  return (
    // #region preview
    <LineChart className="dome" xAxis={xAxis} series={series} grid={grid} height={300} />
    // #endregion
  );
}
