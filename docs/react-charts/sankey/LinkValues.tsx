import {
  Unstable_SankeyChart as SankeyChart,
  type SankeySeries,
} from '@mui/x-charts-pro/SankeyChart';
import {websiteFlow} from '../data/websiteFlow';

// #region preview
const series: SankeySeries = {
  // A link: {source: 'Search', target: 'Product page', value: 320}
  data: {links: websiteFlow},
  linkOptions: {showValues: true},
  valueFormatter: (value, context) => {
    if (context.location === 'label') {
      return value > 100 ? String(value) : null;
    }
    return context.type === 'node' ? `${value} visits in total` : `${value} visits`;
  },
};

export default function LinkValues() {
  return <SankeyChart series={series} height={340} title="Website visits by outcome" />;
}
// #endregion
