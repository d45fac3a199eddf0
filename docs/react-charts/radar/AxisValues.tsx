import {RadarAxis, RadarChart} from '@mui/x-charts/RadarChart';

// #region preview
const metrics = ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks', 'Price'];
const series = [
  {label: 'Rye bread, points', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4]},
  {label: 'White bread, points', data: [7.2, 8.8, 6.4, 4.1, 8.9, 8.6]},
];

export default function AxisValues() {
  return (
    <RadarChart
      height={320}
      divisions={5}
      series={series}
      radar={{max: 10, metrics}}
      title="Rating of two breads in points from 0 to 10"
    >
      <RadarAxis
        metric="Crust"
        divisions={5}
        textAnchor="end"
        dominantBaseline="hanging"
      />
      <RadarAxis metric="Aroma" divisions={5} labelOrientation="rotated" angle={150} />
    </RadarChart>
  );
}
// #endregion
