import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../../../data/flours';

// #region preview
const sankeyStyles = [
  '[&_.MuiSankeyPlot-nodes_rect]:[rx:4px]',
  '[&_.MuiSankeyPlot-nodes_text]:text-sm',
  '[&_.MuiSankeyPlot-nodes_text]:font-semibold',
  '[&_.MuiSankeyPlot-links_path:hover]:opacity-80',
];

export default function StyledSankey() {
  return (
    <div className={`w-full ${sankeyStyles.join(' ')}`}>
      <SankeyChart
        series={{data: {links: flourLinks}}}
        height={300}
        title="Flour by mill, kind and product, in kg a week"
      />
    </div>
  );
}
// #endregion
