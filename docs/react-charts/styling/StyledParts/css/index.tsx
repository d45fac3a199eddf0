import {LineChart} from '@mui/x-charts/LineChart';
import {grid, series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledParts() {
  return (
    // #region preview
    <LineChart
      className="dome"
      title="Temperature in the dome after sunset"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={grid}
      height={300}
    />
    // #endregion
  );
}
