import {RadarChart} from '@mui/x-charts/RadarChart';

// #region preview
const metrics = ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks', 'Price'];

export default function MultiRadar() {
  return (
    <RadarChart
      height={300}
      series={[
        {
          label: 'Rye bread, points',
          data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4],
          fillArea: true,
          hideMark: true,
        },
        {
          label: 'White bread, points',
          data: [7.2, 8.8, 6.4, 4.1, 8.9, 8.6],
          fillArea: true,
          hideMark: true,
        },
      ]}
      radar={{max: 10, metrics}}
      title="Rating of two breads in points from 0 to 10"
    />
  );
}
// #endregion
