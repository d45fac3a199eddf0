import {LineChart} from '@mui/x-charts/LineChart';
import {grid, series, xAxis, yAxis} from '../data';

// #region preview
const lines =
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4] [&_.MuiLineElement-root]:[stroke-width:4px] [&_.MuiLineElement-root]:[stroke-linecap:round]';
const area = '[&_.MuiAreaElement-root]:[fill-opacity:0.25]';

export default function StyledParts() {
  return (
    <LineChart
      className={`${lines} ${area}`}
      title="Temperature in the dome after sunset"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={grid}
      height={300}
    />
  );
}
// #endregion
