import {RadarAxis, RadarChart} from '@mui/x-charts/RadarChart';

const series = [
  {label: 'Online store', data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5]},
  {label: 'Retail store', data: [3.4, 4.3, 2.9, 4.6, 3.3, 4.5]},
];
const radar = {
  max: 5,
  metrics: ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'],
};

export default function AxisValues() {
  return (
    // #region preview
    // radar: {max: 5, metrics: ['Price', 'Quality', 'Delivery', …]}
    // series: [{label: 'Online store', data: [4.4, 3.9, 4.1, …]}, …]
    <RadarChart
      height={320}
      {...{series, radar}}
      title="Customer ratings of two stores from 0 to 5"
    >
      <RadarAxis
        metric="Price"
        divisions={5}
        textAnchor="end"
        dominantBaseline="hanging"
      />
      <RadarAxis
        metric="Delivery"
        divisions={5}
        labelOrientation="rotated"
        angle={150}
      />
    </RadarChart>
    // #endregion
  );
}
