import {RadarChart} from '@mui/x-charts/RadarChart';

export default function BasicRadar() {
  return (
    // #region preview
    <RadarChart
      height={300}
      series={[{label: 'Rye bread, points', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4]}]}
      radar={{
        max: 10,
        metrics: ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks', 'Price'],
      }}
      title="Rating of the rye bread in points from 0 to 10"
    />
    // #endregion
  );
}
