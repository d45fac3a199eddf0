import {LineChart} from '@mui/x-charts/LineChart';
import {series, xAxis} from '../data';

const lines =
  '[&_.MuiLineElement-root]:[stroke-width:3px] [&_.MuiLineElement-root]:[stroke-linecap:round]';
const expected =
  '[&_.MuiLineElement-series-expected]:[stroke-width:2px] [&_.MuiLineElement-series-expected]:[stroke-dasharray:2_6]';
const marks = '[&_.MuiMarkElement-root]:fill-current [&_.MuiMarkElement-root]:stroke-0';

export default function StyledLines() {
  return (
    // #region preview
    <LineChart
      className={`${lines} ${expected} ${marks}`}
      xAxis={xAxis}
      series={series}
      height={300}
    />
    // #endregion
  );
}
