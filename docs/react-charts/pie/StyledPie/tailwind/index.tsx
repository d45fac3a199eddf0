import {PieChart} from '@mui/x-charts/PieChart';
import {series} from '../data';

const arcs = '[&_.MuiPieArc-root]:stroke-current [&_.MuiPieArc-root]:[stroke-width:1.5px]';
const leftOver =
  '[&_.MuiPieArc-data-index-2]:[fill-opacity:0.2] [&_.MuiPieArc-data-index-2]:[stroke-dasharray:4_3]';
const hover = '[&_.MuiPieArc-root:hover]:[fill-opacity:0.7]';

export default function StyledPie() {
  return (
    // #region preview
    <PieChart className={`${arcs} ${leftOver} ${hover}`} series={series} width={220} height={220} />
    // #endregion
  );
}
