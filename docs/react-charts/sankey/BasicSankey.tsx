import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

// #region preview
const links = [
  {source: 'Hill mill', target: 'Rye', value: 320},
  {source: 'Hill mill', target: 'Wheat', value: 180},
  {source: 'River mill', target: 'Wheat', value: 260},
  {source: 'River mill', target: 'Spelt', value: 90},
];

export default function BasicSankey() {
  return (
    <SankeyChart
      series={{data: {links}, valueFormatter: (value) => `${value} kg`}}
      height={260}
      title="Flour by mill and kind, in kg a week"
    />
  );
}
// #endregion
