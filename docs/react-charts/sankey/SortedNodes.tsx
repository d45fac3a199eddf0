import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyLayoutLink,
  type SankeyLayoutNode,
} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

// #region preview
const byName = (a: SankeyLayoutNode, b: SankeyLayoutNode) =>
  a.label.localeCompare(b.label);
const byValue = (a: SankeyLayoutLink, b: SankeyLayoutLink) => b.value - a.value;

export default function SortedNodes() {
  return (
    <SankeyChart
      series={{
        // One link: {source: 'Hill mill', target: 'Rye', value: 320}
        data: {links: flourLinks},
        nodeOptions: {sort: byName},
        linkOptions: {sort: byValue},
        valueFormatter: (value) => `${value} kg`,
      }}
      height={320}
      title="Flour by mill, kind and product, in kg a week"
    />
  );
}
// #endregion
