import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../../../data/flours';

const nodes =
  '[&_.MuiSankeyPlot-nodes_rect]:[rx:4px] [&_.MuiSankeyPlot-nodes_text]:text-sm [&_.MuiSankeyPlot-nodes_text]:font-semibold';
const links = '[&_.MuiSankeyPlot-links_path:hover]:opacity-80';

export default function StyledSankey() {
  return (
    // #region preview
    <div className={`w-full ${nodes} ${links}`}>
      <SankeyChart height={300} series={{data: {links: flourLinks}}} />
    </div>
    // #endregion
  );
}
