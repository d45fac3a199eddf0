import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const sights = [
  {label: 'Moon', data: [14, 12, 15, 20, 26, 34, 38, 31, 22, 18, 15, 14]},
  {label: 'Planets', data: [52, 38, 20, 9, 4, 3, 8, 24, 46, 62, 66, 60]},
  {label: 'Clusters', data: [18, 24, 20, 10, 6, 14, 42, 58, 44, 24, 14, 15]},
  {label: 'Galaxies', data: [8, 16, 44, 63, 58, 28, 9, 5, 7, 8, 7, 6]},
];

export default function Stream() {
  return (
    <LineChart
      title="Sights shown on open evenings by month"
      xAxis={[
        {
          data: months,
          scaleType: 'point',
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: (month, index) => index % 2 === 0,
        },
      ]}
      yAxis={[{position: 'none', domainLimit: 'strict'}]}
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
  );
}
// #endregion
