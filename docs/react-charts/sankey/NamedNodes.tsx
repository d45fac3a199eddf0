import {
  Unstable_SankeyChart as SankeyChart,
  type SankeySeries,
} from '@mui/x-charts-pro/SankeyChart';

// #region preview
const series: SankeySeries = {
  data: {
    nodes: [
      {id: 'web', label: 'Web store', color: '#3f7fd0'},
      {id: 'app', label: 'Mobile app', color: '#d99a1c'},
      {id: 'east', label: 'East warehouse', color: '#2e8b57'},
      {id: 'ohio', label: 'Ohio'}, // The chart picks the color.
    ],
    links: [
      {source: 'web', target: 'east', value: 9},
      {source: 'app', target: 'east', value: 4, color: 'target'},
      {source: 'app', target: 'Texas', value: 5}, // Texas isn't in the nodes.
      {source: 'east', target: 'ohio', value: 8},
    ],
  },
  valueFormatter: (value) => `${value},000 orders`,
};
// #endregion

export default function NamedNodes() {
  return (
    <SankeyChart
      series={series}
      height={300}
      title="Orders by sales channel, warehouse, and state"
    />
  );
}
