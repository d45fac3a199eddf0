import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

// #region preview
const nodes = [
  {id: 'roof', label: 'Solar panels', color: '#e0a100'},
  {id: 'grid', label: 'Power grid', color: '#7b8794'},
  {id: 'battery', label: 'Battery', color: '#3f9d67'},
  {id: 'heat', label: 'Heat pump'},
  {id: 'house', label: 'Household'},
];

const links = [
  {source: 'roof', target: 'battery', value: 9},
  {source: 'roof', target: 'heat', value: 5},
  {source: 'grid', target: 'heat', value: 4},
  {source: 'grid', target: 'house', value: 3, color: 'target'},
  {source: 'battery', target: 'house', value: 8},
];

export default function NamedNodes() {
  return (
    <SankeyChart
      series={{data: {nodes, links}, valueFormatter: (value) => `${value} kWh`}}
      height={300}
      title="Energy in a house on one day, in kWh"
    />
  );
}
// #endregion
