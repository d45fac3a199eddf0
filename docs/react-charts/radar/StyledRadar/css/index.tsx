import {RadarChart} from '@mui/x-charts/RadarChart';
import {radar, series} from '../data';
import './styles.css';

export default function StyledRadar() {
  return (
    // #region preview
    // radar: {max: 5, metrics: ['Price', 'Quality', …]}
    // series: [{label: 'Online store', data: [4.4, 3.9, …], fillArea: true}]
    <div className="ratings">
      <RadarChart
        hideLegend
        series={series}
        radar={radar}
        height={280}
        title="Customer ratings of the online store from 0 to 5"
      />
    </div>
    // #endregion
  );
}
