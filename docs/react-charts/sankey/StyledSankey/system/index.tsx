import {
  Unstable_SankeyChart as SankeyChart,
  sankeyPlotClasses,
} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../../../data/flours';

export default function StyledSankey() {
  return (
    // #region preview
    <SankeyChart
      series={{data: {links: flourLinks}}}
      height={300}
      title="Flour by mill, kind and product, in kg a week"
      sx={{
        [`& .${sankeyPlotClasses.nodes} rect`]: {rx: '4px'},
        [`& .${sankeyPlotClasses.nodes} text`]: {fontSize: 14, fontWeight: 600},
        [`& .${sankeyPlotClasses.links} path:hover`]: {opacity: 0.8},
      }}
    />
    // #endregion
  );
}
