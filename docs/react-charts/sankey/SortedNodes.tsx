import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLayoutLink,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro/SankeyChart';
import {websiteFlow} from '../data/websiteFlow';

// #region preview
const byLabel = (a: SankeyLayoutNode, b: SankeyLayoutNode) =>
  a.label.localeCompare(b.label);
const byValue = (a: SankeyLayoutLink, b: SankeyLayoutLink) => b.value - a.value;

const series = {
  // A link: {source: 'Search', target: 'Product page', value: 320}
  data: {links: websiteFlow},
  nodeOptions: {sort: byLabel},
  linkOptions: {sort: byValue},
};

export default function SortedNodes() {
  return <SankeyChart series={series} height={320} title="Website visits by outcome" />;
}
// #endregion
