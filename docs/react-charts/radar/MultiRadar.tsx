import {RadarChart} from '@mui/x-charts/RadarChart';
import {qualities, rye, wheat} from '../data/loaves';

export default function MultiRadar() {
  return (
    // #region preview
    <RadarChart
      height={300}
      series={[
        {label: 'Rye bread', data: rye, fillArea: true, hideMark: true},
        {label: 'White bread', data: wheat, fillArea: true, hideMark: true},
      ]}
      radar={{max: 10, metrics: qualities}}
    />
    // #endregion
  );
}
