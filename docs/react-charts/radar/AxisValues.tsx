import {RadarAxis, RadarChart} from '@mui/x-charts/RadarChart';
import {qualities, rye, wheat} from '../data/loaves';

export default function AxisValues() {
  return (
    // #region preview
    <RadarChart
      height={320}
      hideLegend
      divisions={5}
      series={[
        {label: 'Rye bread', data: rye},
        {label: 'White bread', data: wheat},
      ]}
      radar={{max: 10, metrics: qualities}}
    >
      <RadarAxis metric="Crust" divisions={5} textAnchor="end" dominantBaseline="hanging" />
      <RadarAxis metric="Aroma" divisions={5} labelOrientation="rotated" angle={150} />
    </RadarChart>
    // #endregion
  );
}
