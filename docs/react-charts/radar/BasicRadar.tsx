import {RadarChart} from '@mui/x-charts/RadarChart';

export default function BasicRadar() {
  return (
    // #region preview
    <RadarChart
      height={300}
      series={[{label: 'Rye bread', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4]}]}
      radar={{
        max: 10,
        metrics: ['Crust', 'Crumb', 'Aroma', 'Keeps', 'Looks', 'Price'],
      }}
    />
    // #endregion
  );
}
