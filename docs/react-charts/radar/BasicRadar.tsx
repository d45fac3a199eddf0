import {RadarChart} from '@mui/x-charts/RadarChart';

// #region preview
const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'],
};
const series = [{label: 'Online store', data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5]}];

export default function BasicRadar() {
  return (
    <RadarChart
      height={300}
      series={series}
      radar={radar}
      title="Customer ratings of the online store from 0 to 5"
    />
  );
}
// #endregion
