import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis} from '../data';

const bars = '[&_.MuiBarElement-root]:stroke-transparent [&_.MuiBarElement-root]:stroke-2';
const expected =
  '[&_.MuiBarElement-series-expected]:[fill-opacity:0.15] [&_.MuiBarElement-series-expected]:stroke-current [&_.MuiBarElement-series-expected]:[stroke-dasharray:4_3]';
const hover = '[&_.MuiBarElement-root:hover]:[fill-opacity:0.7]';

export default function StyledBars() {
  return (
    // #region preview
    <BarChart
      className={`${bars} ${expected} ${hover}`}
      xAxis={xAxis}
      series={series}
      height={300}
    />
    // #endregion
  );
}
