import {
  Unstable_SankeyChart as SankeyChart,
  sankeyPlotClasses,
} from '@mui/x-charts-pro/SankeyChart';
import {series} from '../data';

// #region preview
const sx = {
  [`& .${sankeyPlotClasses.nodes} rect`]: {rx: '4px'},
  [`& .${sankeyPlotClasses.nodes} text`]: {fontSize: 14, fontWeight: 600},
  [`& .${sankeyPlotClasses.links} path:hover`]: {opacity: 0.8},
};

export default function StyledSankey() {
  return (
    <SankeyChart
      // {data: {links: [{source: 'Search', target: 'Blog', value: 90}, …]}}
      series={series}
      height={300}
      title="Website visits by channel, page, and outcome"
      sx={sx}
    />
  );
}
// #endregion
