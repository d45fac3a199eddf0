import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {series, yAxis} from '../data';

const stars =
  '[&_.MuiScatter-root_circle]:[fill-opacity:0.25] [&_.MuiScatter-root_circle]:stroke-current [&_.MuiScatter-root_circle]:[stroke-width:1.5px]';

export default function StyledScatter() {
  return (
    // #region preview
    <ScatterChart hideLegend className={stars} yAxis={yAxis} series={series} height={300} />
    // #endregion
  );
}
