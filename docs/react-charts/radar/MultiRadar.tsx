import {RadarChart} from '@mui/x-charts/RadarChart';

// #region preview
const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'],
};
const series = [
  {
    label: 'Online store',
    data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5],
    fillArea: true,
    hideMark: true,
  },
  {label: 'Retail store', data: [3.4, 4.3, 2.9, 4.6, 3.3, 4.5]},
];
// #endregion

export default function MultiRadar() {
  return (
    <RadarChart
      height={300}
      series={series}
      radar={radar}
      title="Customer ratings of two stores from 0 to 5"
    />
  );
}
