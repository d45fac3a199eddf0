import {LineChart} from '@mui/x-charts/LineChart';
import {months} from '../data/observatory';

const sights = [
  {label: 'Moon', data: [21, 24, 30, 28, 20, 12, 9, 14, 26, 31, 27, 22]},
  {label: 'Planets', data: [34, 28, 16, 9, 6, 11, 24, 38, 44, 40, 37, 36]},
  {label: 'Clusters', data: [30, 32, 25, 14, 8, 15, 31, 36, 24, 18, 22, 28]},
  {label: 'Galaxies', data: [12, 18, 36, 47, 39, 20, 9, 7, 11, 13, 12, 11]},
];

export default function Stream() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: months, scaleType: 'point', disableLine: true, disableTicks: true}]}
      yAxis={[{position: 'none'}]}
      series={sights.map((sight) => ({
        ...sight,
        area: true,
        stack: 'sights',
        stackOffset: 'wiggle',
        stackOrder: 'insideOut',
        curve: 'catmullRom',
        showMark: false,
        labelMarkType: 'square',
        highlightScope: {highlight: 'series', fade: 'global'},
        valueFormatter: (value) => `${value} evenings`,
      }))}
      height={300}
    />
    // #endregion
  );
}
