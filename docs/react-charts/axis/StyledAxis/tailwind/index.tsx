import {BarChart} from '@mui/x-charts/BarChart';
import {series, xAxis, yAxis} from '../data';

const lines =
  '[&_.MuiChartsAxis-line]:[stroke-dasharray:2_3] [&_.MuiChartsAxis-tick]:[stroke-width:3px]';
const texts =
  '[&_.MuiChartsAxis-tickLabel]:[fill-opacity:0.75] [&_.MuiChartsAxis-directionY_.MuiChartsAxis-label]:uppercase';

export default function StyledAxis() {
  return (
    // #region preview
    <BarChart
      className={`${lines} ${texts}`}
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
    // #endregion
  );
}
