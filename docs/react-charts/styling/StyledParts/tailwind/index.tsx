import {LineChart} from '@mui/x-charts/LineChart';
import {grid, series, xAxis} from '../data';

const lines =
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4] [&_.MuiLineElement-root]:[stroke-width:4px] [&_.MuiLineElement-root]:[stroke-linecap:round]';
const area = '[&_.MuiAreaElement-root]:[fill-opacity:0.25]';

export default function StyledParts() {
  return (
    // #region preview
    <LineChart
      className={`${lines} ${area}`}
      xAxis={xAxis}
      series={series}
      grid={grid}
      height={300}
    />
    // #endregion
  );
}
