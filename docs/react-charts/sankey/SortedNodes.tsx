import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLayoutLink,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

const byName = (a: SankeyLayoutNode, b: SankeyLayoutNode) => a.label.localeCompare(b.label);
const bySize = (a: SankeyLayoutLink, b: SankeyLayoutLink) => b.value - a.value;

export default function SortedNodes() {
  return (
    // #region preview
    <SankeyChart
      height={320}
      series={{
        data: {links: flourLinks},
        nodeOptions: {sort: byName},
        linkOptions: {sort: bySize},
      }}
    />
    // #endregion
  );
}
